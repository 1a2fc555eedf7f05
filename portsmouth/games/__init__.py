"""The games, one sub-package each; they never import each other."""
