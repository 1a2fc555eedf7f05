"""The decisions of Privateer, a module for each phase of a turn."""
