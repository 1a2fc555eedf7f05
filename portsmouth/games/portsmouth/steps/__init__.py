"""The decisions of Portsmouth, one module for each chapter of the rules."""
