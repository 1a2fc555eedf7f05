"""How strong computer players are: games between them and ratings."""
