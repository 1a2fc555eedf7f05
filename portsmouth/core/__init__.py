"""The kernel of the house: flow, chance, matches, saves. It knows no game."""
