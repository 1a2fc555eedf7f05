"""The kernel: flow, random numbers, matches. It knows no game."""
