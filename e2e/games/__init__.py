"""Browser tests of the games, a folder for each."""
