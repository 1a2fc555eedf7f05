"""What a seat sees of War on the High Seas, and what can be told of its past."""
