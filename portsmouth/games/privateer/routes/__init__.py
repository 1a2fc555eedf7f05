"""Lines of several actions: courses to a square, upgrades paid by sales."""
