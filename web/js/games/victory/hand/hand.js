// The hand: each card as a button, with what it is, and what it can do now or why nothing.

import { html, nothing } from 'lit-html';
import { t } from '../../../app/text.js';
import { optionsOf } from '../../../match/mode.js';
import { hintedTargets } from '../../../table/advice/advice.js';
import { blastSign, cardArt, pieceSign } from '../art.js';
import {
  anySign,
  anySigns,
  builtName,
  byKind,
  cardName,
  cube,
  cubeSigns,
  upgradeName,
} from '../names.js';
import { isOpen, isPicked, pickAt, targetOf, usesOf } from '../picked.js';
import {
  buildingOf,
  cardOf,
  isBuild,
  isVoyage,
  ownPort,
  spacesOf,
  upgradeOf,
  viewOf,
} from '../position.js';
import { cardLabel } from './label.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */
/** @typedef {import('../../contract.d.ts').ShownMoves} ShownMoves */

/** Refusals that have a word or two of their own on a card. */
const WHY = new Set(['missing_cubes', 'at_sea', 'no_blast', 'own_no_blast', 'docked', 'fort']);

/** The lengths of names, in letters, for which a hand has a size of its own: that of its longest one. */
const LENGTHS = [11, 13, 15];

/** Cards that are played in answer to something, by what that is. @type {Record<string, string>} */
const OCCASIONS = {
  passengers: 'departure',
  merchant: 'homecoming',
  letter_of_marque: 'attacked',
  cannons: 'combat',
  close_the_hatches: 'combat',
  out_manoeuvre: 'combat',
  hoist_the_sails: 'combat',
};

/** Steps in which cards are played. */
const PLAYS = new Set(['trade', 'play']);

/** Verbs that a card calls by a word of their own. */
const VERBS = new Set('build rebuild fit found lay barter launch full storm fire drop'.split(' '));

/** Draws the hand of who looks; for an onlooker nothing.
 * @param {Frame} frame @param {ShownMoves} [moves] of a decision that is looked back at
 */
export function hand(frame, moves) {
  const cards = ownPort(frame).hand;
  if (!cards) return nothing;
  const rests = !cards.some((card) => usesOf(frame, card).length);
  return html`<div class="hand hand--${cards.length} ${rests ? 'hand--rests' : ''} ${lengthOf(cards)}" role="group" aria-label=${t('table-hand')}>
    ${cards.map((card, at) => cardButton(frame, card, at, moves))}
    ${cards.length ? nothing : html`<p class="hand__none">${t(viewOf(frame).step === 'outfit' ? 'first-cards' : 'table-hand-empty')}</p>`}
  </div>`;
}

/** All names of a hand are of one size, so that the longest has room. @param {string[]} cards */
function lengthOf(cards) {
  const longest = Math.max(0, ...cards.map((card) => nameOf(card).length));
  const length = LENGTHS.find((each) => longest <= each);
  return length ? `hand--names-${length}` : '';
}

/** @param {string} card */
function nameOf(card) {
  return isBuild(card) ? builtName(card) : cardName(card);
}

/** What became of a card, and what had better become of it. @param {string} card @param {ShownMoves} [moves] */
function lookedBack(card, moves) {
  const isIn = (/** @type {ShownMoves['played']} */ line) =>
    line.some((step) => cardOf(step) === card);
  if (!moves) return '';
  if (isIn(moves.better)) return 'card--better';
  return isIn(moves.played) ? 'card--played' : '';
}

/** @param {Frame} frame @param {string} card @param {number} at @param {ShownMoves} [moves] */
function cardButton(frame, card, at, moves) {
  const uses = usesOf(frame, card);
  const open = uses.filter(isOpen);
  return html`<button
    type="button"
    class="card card--${kindOf(card)} ${open.length ? 'card--legal' : 'card--closed'} ${hintedTargets(frame).includes(targetOf(card)) ? 'card--hint' : ''} ${lookedBack(card, moves)}"
    data-card=${card}
    data-target=${`card-${card}`}
    data-place=${at}
    aria-pressed=${isPicked(frame, card, at) ? 'true' : 'false'}
    @click=${() => pickAt(frame, card, at)}
  >
    <span class="sr">${cardLabel(card, uses, now(uses, open))}</span>
    <b class="card__name" aria-hidden="true">${nameOf(card)}</b>
    ${cardArt(card)}
    <span class="card__does" aria-hidden="true">${does(card)}</span>
    ${nowSign(now(uses, open) || whenElse(frame, card, uses), open)}
  </button>`;
}

/** The only use, how many there are, or why none, as far as that can be said in a word or two.
 * @param {Option[]} uses @param {Option[]} open
 */
function now(uses, open) {
  const why = uses.find(({ refusal }) => refusal && WHY.has(refusal.code))?.refusal?.code;
  if (open.length === 1) return t(`table-use-${VERBS.has(open[0].verb) ? open[0].verb : 'play'}`);
  if (open.length) return t('table-uses', { count: open.length });
  return why ? t(`table-no-use-${why}`) : '';
}

/** On what occasion a card is played that has no use now; of others it is seen that they are dim, and
 * so of all while somebody else decides.
 * @param {Frame} frame @param {string} card @param {Option[]} uses
 */
function whenElse(frame, card, uses) {
  const occasion = OCCASIONS[card];
  if (!occasion || uses.length || !optionsOf(frame).length) return '';
  return PLAYS.has(viewOf(frame).step) ? t(`table-no-use-${occasion}`) : '';
}

/** @param {string} words @param {Option[]} open */
function nowSign(words, open) {
  if (!words) return nothing;
  return html`<span class="card__now ${open.length > 1 ? 'card__now--many' : ''}" aria-hidden="true">${words}</span>`;
}

/** @param {string} card */
function kindOf(card) {
  if (isBuild(card)) return 'build';
  return isVoyage(card) ? 'voyage' : 'action';
}

/** What a card is, in signs and a word or two. @param {string} card */
function does(card) {
  if (isBuild(card)) return buildDoes(card);
  if (isVoyage(card)) return voyageSigns(card);
  return t(`table-card-brief-${card}`);
}

/** The building with its points and price, then the upgrade with its own. @param {string} card */
function buildDoes(card) {
  const [building, upgrade] = card.split('.');
  const printed = buildingOf(building);
  const cost = byKind(printed?.cost ?? {});
  const fit = upgradeOf(upgrade);
  return html`<span class="card__half"
      ><span aria-hidden="true">★${printed?.points} ${cubeSigns(cost)}</span></span
    ><span class="card__half card__half--fit"
      ><span class="tight" aria-hidden="true">+${t(`table-meter-${upgrade}`)}</span
      ><span class="roomy" aria-hidden="true">${upgradeName(upgrade)}</span>
      <span aria-hidden="true">${fit?.any ? anySigns(fit.any) : cubeSigns(byKind(fit?.cost ?? {}))}</span></span
    >`;
}

/** The cubes along a voyage; where there is little room, how many of each kind. @param {string} card */
function voyageSigns(card) {
  const spaces = spacesOf(card);
  const kinds = countOf(spaces.flatMap((space) => space.kinds));
  const any = spaces.reduce((sum, space) => sum + space.any, 0);
  const blasts = spaces.filter(({ blast }) => blast).length;
  return html`<span class="card__way roomy" aria-hidden="true"
      >${spaces.map(
        (space) =>
          html`<span class="card__space ${space.blast ? 'card__space--blast' : ''}"
            >${cubeSigns(countOf(space.kinds))}${space.any ? anySign() : nothing}${space.piece ? pieceSign() : nothing}</span
          >`,
      )}</span
    ><span class="card__sums tight" aria-hidden="true"
      >${Object.entries(kinds).map(([kind, count]) => html`<span>${count > 1 ? count : nothing}${cube(kind)}</span>`)}${any ? anySign() : nothing}${spaces.some(({ piece }) => piece) ? pieceSign() : nothing}${blasts ? html`<span class="card__blasts">${blasts}${blastSign()}</span>` : nothing}</span
    >`;
}

/** @param {string[]} kinds @returns {Record<string, number>} */
function countOf(kinds) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
