"""The rules of Captain's Sea, a module for each chapter."""
