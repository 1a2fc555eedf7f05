// What is printed on the cards, from the engine's catalogue.

import { componentsOf } from '../../../app/games.js';
import { get } from '../../../app/store.js';
import { t } from '../../../app/text.js';
import { acting } from '../../../table/turninfo.js';
import { boardText, capital, list } from '../../../table/words.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../view.d.ts').PortsmouthView} View */

/**
 * @typedef {object} Officer
 * @property {string} id
 * @property {string} rank
 * @property {number} cost
 * @property {string | number} detail
 * @property {string[]} [needs]
 * @property {Record<string, string>} sources
 */

/** What is printed on its cards and boards. */
export function components() {
  return componentsOf('portsmouth');
}

/** The view of Portsmouth in a frame. @param {Frame} frame */
export function viewOf(frame) {
  return /** @type {View} */ (/** @type {unknown} */ (frame.view));
}

/** Is this the name of a cell? @param {string} target */
export function isCell(target) {
  return /^[a-e][1-5]$/.test(target);
}

/** Returns the cell of the pawn of the player who looks. @param {Frame} frame @returns {string | null} the cell of the pawn of the player who looks */
export function ownPawn(frame) {
  const seat = acting(frame);
  return seat === null ? null : viewOf(frame).ships[seat].pawn;
}

/** Returns an officer's card by its id. @param {string} id @returns {Officer | undefined} */
export function officer(id) {
  return components().officers?.find((/** @type {Officer} */ card) => card.id === id);
}

/** The town's key on a town card. @param {string} id @returns {string | undefined} */
export function townOf(id) {
  return components().towns?.find((/** @type {{id: string}} */ card) => card.id === id)?.town;
}

/** A hand's trade: a specialty or "none". @param {string} id @returns {string} */
export function tradeOf(id) {
  const hand = components().landsmen?.find((/** @type {{id: string}} */ card) => card.id === id);
  return hand?.specialty ?? 'none';
}

/** A trade's word: "cook", or "no trade". @param {string} trade */
export function tradeWord(trade) {
  return t(`specialty-${trade}`);
}

/** Returns the specialties that a petty officer can have. @returns {string[]} */
export function specialties() {
  return components().specialties ?? [];
}

/** Returns the full name of a card. @param {string} id */
export function nameOf(id) {
  const text = components().names?.[id];
  if (text) return boardText(text);
  return capital(t(`specialty-${tradeOf(id)}`));
}

/** The officer's word on the key line in three lengths. @param {Officer} card */
export function keyLine(card) {
  if (card.rank === 'petty_officer') {
    const mid = capital(t(`table-short-${card.detail}`));
    return {
      long: capital(t(`specialty-${card.detail}`)),
      mid,
      short: t(`table-code-${card.detail}`),
    };
  }
  if (card.needs) {
    const codes = card.needs.map((need) => t(`table-code-${need}`));
    return { long: codes.join(' '), mid: codes.join(''), short: codes.join('') };
  }
  if (card.rank === 'midshipman' || card.rank === 'lieutenant') {
    const short = t(`table-keycode-${card.detail}`);
    return { long: t(`table-key-${card.detail}`), mid: short, short };
  }
  const count = strengthOf(card);
  const short = t('table-keycode-strength', { count });
  return { long: t('table-key-strength', { count }), mid: short, short };
}

/** What a marine or corporal counts in this match. @param {Officer} card @returns {number} */
export function strengthOf(card) {
  if (card.rank === 'corporal')
    return Number(get().frame?.settings.corporal_strength ?? card.detail);
  return Number(card.detail);
}

/** The officer in spoken words: rank, then what he can. @param {Officer} card @returns {string[]} */
export function spoken(card) {
  const rank = t(`rank-${card.rank}`);
  if (card.rank === 'midshipman') return [rank, t(`privilege-${card.detail}`)];
  if (card.rank === 'petty_officer') return [rank, t(`specialty-${card.detail}`)];
  if (card.needs) {
    return [
      rank,
      t('table-crew', { crew: list(card.needs.map((need) => t(`specialty-${need}`))) }),
    ];
  }
  if (card.rank === 'lieutenant') return [rank, t('table-key-navigator')];
  return [rank, t('table-strength', { count: strengthOf(card) })];
}

/** Facts of a card that no source prints, or an empty text. @param {string} id @returns {string} */
export function reconstructed(id) {
  const card = officer(id);
  if (!card) return '';
  const guessed = Object.keys(card.sources).filter((key) => card.sources[key] === 'RECON');
  if (!guessed.length) return '';
  return t('table-reconstructed', { what: list(guessed.map((key) => t(`table-source-${key}`))) });
}

/** What a card is and does, in sentences. @param {string} id @returns {string[]} */
export function about(id) {
  const { figures = {}, scoring = {} } = components();
  const amounts = Object.fromEntries(
    [...Object.entries(figures), ...Object.entries(scoring)]
      .filter(([, figure]) => typeof figure.value === 'number')
      .map(([key, figure]) => [key, figure.value]),
  );
  const town = townOf(id);
  if (town) return [t(`table-about-town-${town}`, amounts)];
  const card = officer(id);
  if (!card) return [];
  const facts = [t(`table-about-${card.rank}`, { ...amounts, strength: strengthOf(card) })];
  if (card.rank === 'midshipman') {
    facts.push(
      t('table-about-privilege', {
        name: t(`privilege-${card.detail}`),
        does: t(`does-${card.detail}`),
      }),
    );
  } else if (card.needs) {
    const crew = list(card.needs.map((need) => t(`specialty-${need}`)));
    facts.push(t('table-about-crack_crew', { ...amounts, crew }));
  } else if (card.rank === 'lieutenant') facts.push(t('table-about-navigator', amounts));
  return facts;
}
