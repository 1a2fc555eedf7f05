"""What may be seen and asked of a position of Privateer."""
