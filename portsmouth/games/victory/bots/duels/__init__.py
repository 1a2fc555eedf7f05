"""The forecast of a fight: how it ends, by what both sides go on to do."""
