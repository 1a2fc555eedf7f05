// A card of the hand in words, for those who hear it: what it is, what it costs, what it can do now.

import { t } from '../../../app/text.js';
import { isReadOnly } from '../../../match/mode.js';
import { capital, list, refusalWords } from '../../../table/words.js';
import { cardWhen } from '../about/card.js';
import { buildingName, byKind, cardName, cubesWords, someWords, upgradeName } from '../names.js';
import { buildingOf, isBuild, isVoyage, KINDS, spacesOf, upgradeOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').OptionShape} Option */

/** What the button of a card is called.
 * @param {string} card @param {Option[]} uses @param {string} now what it can do now, in a word or two
 */
export function cardLabel(card, uses, now) {
  const name = isBuild(card) ? buildingName(card.split('.')[0]) : cardName(card);
  const told = t('table-sentence', { text: t('table-card-told', { name, does: does(card) }) });
  if (now) return `${told} ${t('table-sentence', { text: capital(now) })}`;
  return isReadOnly() ? told : `${told} ${t('table-card-shut')} ${whyShut(card, uses)}`;
}

/** @param {string} card @param {Option[]} uses */
function whyShut(card, uses) {
  const refusal = uses.find((use) => use.refusal)?.refusal;
  return refusal ? refusalWords(refusal) : cardWhen(card);
}

/** @param {string} card */
function does(card) {
  if (isBuild(card)) return buildDoes(card);
  if (!isVoyage(card)) return t(`table-card-brief-${card}`);
  const spaces = spacesOf(card);
  const blasts = spaces.flatMap(({ blast }, at) => (blast ? [`${at + 1}`] : []));
  return t('table-card-voyage', {
    spaces: spaces.length,
    cubes: cubesOn(spaces),
    pieces: spaces.filter(({ piece }) => piece).length,
    blasts: blasts.length,
    where: list(blasts),
  });
}

/** All cubes along a voyage. @param {readonly import('../position.js').Space[]} spaces */
function cubesOn(spaces) {
  const all = spaces.flatMap(({ kinds }) => kinds);
  const any = spaces.reduce((sum, space) => sum + space.any, 0);
  const parts = KINDS.filter((kind) => all.includes(kind)).map((kind) =>
    someWords(kind, all.filter((each) => each === kind).length),
  );
  return list(any ? [...parts, t('cubes-any', { count: any })] : parts);
}

/** @param {string} card */
function buildDoes(card) {
  const [building, upgrade] = card.split('.');
  const printed = buildingOf(building);
  const fit = upgradeOf(upgrade);
  const paid = fit?.any ? t('cubes-any', { count: fit.any }) : cubesWords(byKind(fit?.cost ?? {}));
  const points = printed?.points ?? 0;
  return (
    t('table-card-building', { points, cost: cubesWords(byKind(printed?.cost ?? {})) }) +
    t('table-card-upgrade', { name: upgradeName(upgrade), cost: paid })
  );
}
