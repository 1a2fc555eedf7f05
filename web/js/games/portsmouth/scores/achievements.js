// What a player of Portsmouth can earn, told from the final scores of his own games.

import { t } from '../../../app/text.js';

/** @typedef {import('../../contract.d.ts').Achievement} Achievement */
/** @typedef {Parameters<Achievement['earned']>[0]} OwnGame */

/** How often an item counted in the player's final score; -1 where the record has no scores. @param {OwnGame} game @param {string} item */
function count({ items }, item) {
  return items?.[item]?.count ?? -1;
}

/** @param {OwnGame} game */
function won({ place }) {
  return place === 1;
}

/** @type {Pick<Achievement, 'key' | 'earned'>[]} */
const EARNED = [
  { key: 'first_win', earned: won },
  { key: 'points_80', earned: ({ total }) => (total ?? 0) >= 80 },
  { key: 'points_100', earned: ({ total }) => (total ?? 0) >= 100 },
  { key: 'all_trades', earned: (game) => count(game, 'specialties') >= 8 },
  { key: 'navigators', earned: (game) => count(game, 'navigators') >= 3 },
  { key: 'crack_crews', earned: (game) => count(game, 'crack_crews') >= 2 },
  {
    key: 'calm_ship',
    earned: (game) => count(game, 'landsmen') === 0 && count(game, 'mutineers') === 0,
  },
  { key: 'penniless', earned: (game) => won(game) && count(game, 'money') === 0 },
  { key: 'admiral', earned: (game) => won(game) && game.levels.includes('admiral') },
  {
    key: 'three_wins',
    earned: (_, games) => games.length >= 3 && games.slice(-3).every(won),
  },
  { key: 'ten_games', earned: (_, games) => games.length >= 10 },
];

/** All of them, with their words. @type {readonly Achievement[]} */
export const ACHIEVEMENTS = EARNED.map((each) => ({
  ...each,
  words: () => t(`achievement-${each.key}`),
  how: () => t(`achievement-${each.key}-how`),
}));
