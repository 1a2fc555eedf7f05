"""Exact chances of fights as the captains need them: with mean losses, and what guns still have."""
