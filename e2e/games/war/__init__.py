"""Browser tests of War on the High Seas."""
