"""War on the High Seas, for one to six players: the rules, and what can be asked about them."""
