"""Page objects: where things are and how a player reaches them. They assert nothing."""
