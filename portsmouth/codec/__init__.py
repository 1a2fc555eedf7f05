"""Matches in and out: saves, records as text, links."""
