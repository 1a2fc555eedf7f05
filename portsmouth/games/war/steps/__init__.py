"""The decisions of War on the High Seas, one class for each."""
