"""A second, naive engine for what dice decide."""
