"""What the search for lessons needs of each game, in a module named by its key."""
