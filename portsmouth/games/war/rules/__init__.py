"""The rules of War on the High Seas, by chapter: questions about a state and changes of it."""
