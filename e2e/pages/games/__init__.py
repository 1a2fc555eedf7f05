"""Page objects of what single games show at the table."""
