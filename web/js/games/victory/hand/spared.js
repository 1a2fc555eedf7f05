// The order in which cards are spared.

/** Cards by what they are worth to the captains when they discard, the least first: buildings whatever
 * their upgrade.
 */
export const SPARED = `
  fort foundry armoury crafting_guild artisan_guild tavern close_the_hatches out_manoeuvre
  hoist_the_sails cannons v01 v02 v03 v04 v05 v06 v07 v12 v17 v18 v19 v20 v21 letter_of_marque
  storm_ahead v09 v14 v22 v15 v16 v24 fire_cannons v13 town_hall v11 v23 church full_sail_ahead v08
  mine quarry logging_camp textile_mill passengers v10 merchant
`
  .trim()
  .split(/\s+/);
