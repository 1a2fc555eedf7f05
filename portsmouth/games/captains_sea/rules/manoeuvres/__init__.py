"""Movement: rates, impulses, the Control Panel, manoeuvres, ships in one square (6-9, 16)."""
