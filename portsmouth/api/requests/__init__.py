"""What the engine does for each operation that the page asks for."""
