"""The rules of Privateer, a module for each chapter."""
