"""The scenes of the contact sheet: of the page, of any game, and of games that have their own."""
