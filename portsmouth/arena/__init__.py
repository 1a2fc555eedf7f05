"""The arena: matches between bots, and how much stronger one is than the other."""
