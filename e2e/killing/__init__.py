"""The whole browser is killed while it plays: who plays, who watches, and what was lost."""
