"""The decisions of Captain's Sea, a module for each part of a turn."""
