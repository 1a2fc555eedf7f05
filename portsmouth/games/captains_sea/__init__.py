"""Captain's Sea: two frigates in single combat, by sealed manoeuvres and broadsides."""
