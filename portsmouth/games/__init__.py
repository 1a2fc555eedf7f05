"""The games of the house, one sub-package each; they never import each other."""
