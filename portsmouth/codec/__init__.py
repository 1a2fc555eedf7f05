"""Reads and writes matches: saves, records as text, links."""
