// Infamy by track and by Relic, for the comparison and the end.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { pin } from '../../../kit/flag.js';
import { bountySign } from '../art.js';
import { luckTable } from '../lookback/luck.js';
import { voyageFigure } from '../lookback/voyage.js';
import { captainName, cargoWords, relicName } from '../names.js';
import { relicCard, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').LineShape} Line */
/** @typedef {import('../view.d.ts').ShipView} Ship */

/** @type {NonNullable<import('../../contract.d.ts').GamePage['score']>} */
export const SCORE = {
  standing: (frame) => {
    const { ships } = viewOf(frame);
    return { lines: ships.map((ship) => ship.score), totals: ships.map((ship) => ship.infamy) };
  },
  item: (item) => t(`score-${item}`),
  part: (part) => ({
    picture: bountySign(part, Boolean(relicCard(part))),
    name: relicName(part),
  }),
  deed: ({ item, count }) => t(`deed-${item}`, { count }),
  emblem: 'ship',
  crew: (frame, seat) => {
    const { captain } = viewOf(frame).ships[seat];
    return captain ? [{ id: `captain-${captain}`, tone: 'ink' }] : [];
  },
  extras: race,
  endNotes: (frame) => html`<p class="final__note">${endWords(frame)}</p>
    ${luckTable(frame)} ${voyageFigure(frame)}`,
};

/** Who is how far from the goal, with purse and cargo. @param {Frame} frame */
function race(frame) {
  const { ships, goal } = viewOf(frame);
  const ranked = ships
    .map((ship, seat) => ({ ship, seat }))
    .toSorted((a, b) => b.ship.infamy - a.ship.infamy);
  return html`<section class="race" aria-labelledby="race-goal">
    <h3 id="race-goal">${t('standing-race-goal', { goal })}</h3>
    <ol class="race__list">
      ${ranked.map(
        ({ ship, seat }) => html`<li class="race__line">
          <span class="race__who">${pin(seat)} ${playerName(seat)}</span>
          <span class="race__bar">${bar(ship.infamy, goal, seat)}</span>
          <b class="race__value">${ship.infamy}</b>
          <span class="race__words">${raceWords(ship, goal)}</span>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** @param {Ship} ship @param {number} goal */
function raceWords(ship, goal) {
  const purse =
    ship.silver === null ? t('table-purse-closed') : t('table-purse', { amount: ship.silver });
  return html`${ship.captain ? html`${captainName(ship.captain)} · ` : nothing}${t('standing-race-left', { count: Math.max(0, goal - ship.infamy) })} ·
  ${purse} · ${cargoWords(ship.cargo)}`;
}

/** How the game came to its end. @param {Frame} frame */
function endWords(frame) {
  const { round, goal } = viewOf(frame);
  const ending = frame.outcome?.reason === 'season' ? 'season' : 'goal';
  return t(`standing-end-${ending}`, { round, goal });
}
