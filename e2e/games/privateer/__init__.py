"""Browser tests of Privateer."""
