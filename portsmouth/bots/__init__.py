"""Search: how a computer captain looks ahead. Knows no game; a game brings a Mind of its own."""
