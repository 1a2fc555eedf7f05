"""How computer captains play Portsmouth: what they look at, and what it is worth to them."""
