"""Portsmouth by Rick Holzgrafe: man a ship of the line in eight rounds; 2-4 players."""
