"""The puzzle of the day: how it is found, set and checked."""
