"""Sentences: message ids and arguments through catalogues."""
