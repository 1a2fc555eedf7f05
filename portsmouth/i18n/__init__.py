"""Sentences from message ids and arguments, by catalogues."""
