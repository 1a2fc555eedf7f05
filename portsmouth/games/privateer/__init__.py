"""Privateer: two to six captains trade, fight and refit in the Caribbean."""
