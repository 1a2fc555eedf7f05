"""A second gunnery, from the rules alone: angles, fractions and the printed tables, no engine."""
