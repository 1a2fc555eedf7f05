"""Browser tests of Captain's Sea."""
