// The ends of a forecast by which a prepared combat is won.

/** By its task; as the forecasts that chose the combats have them. @type {Record<string, string[]>} */
export const WINS = {
  sink_her: ['sank', 'took'],
  take_her: ['took'],
  get_away: ['sank', 'took', 'away'],
};
