"""Fire: what bears, attacks, marks, reloading, smoke (10, 11)."""
