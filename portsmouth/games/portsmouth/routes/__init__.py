"""Whole lines of a turn: where one can walk and recruit, what it takes, and which way is best."""
