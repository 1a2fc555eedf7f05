"""Browser tests of Victory on the High Sea."""
