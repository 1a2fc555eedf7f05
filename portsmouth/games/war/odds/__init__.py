"""Exact odds of War on the High Seas, from memoised tables."""
