"""What computer players say of a game: hints, forecasts, the analysis of a game."""
