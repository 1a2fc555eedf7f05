// What the officers are called: names of our own, one for each card, the same in every language.

import { t } from '../../app/text.js';
import { officer } from './cards/cards.js';

const LIEUTENANTS =
  'Hallowell, Treverton, Ashcombe, Grindle, Mortlake, Delamere, Bracken, Fairlie, Quillan, Wexcombe, Ravenhill, Farrant';
const MIDSHIPMEN =
  'Mr Tibbet, Mr Quarry, Mr Ludgrove, Miss Loveday, Mr Haverill, Mr Puddock, Mr Vane, Miss Inchbold, Mr Merriday, ' +
  'Miss Wren, Mr Stroud, Mr Bellwood, Mr Catchpole, Mr Finch, Mr Almeida, Miss Thorne, Mr Lackland, Mr Rudd';
const PETTY_OFFICERS =
  'Silas Keen, Job Marlow, Nan Tarrow, Amaro Luz, Elias Hoop, Cato Bright, Gabe Suet, Dinah Lark, Ned Gristle, ' +
  'Jem Flint, Barnaby Roe, Amos Linn, Rory Garvie, Bess Alder, Noah Trim, Luke Hawser, Abel Strand, Ruth Cordell, ' +
  'Matthew Wake, Isaac Tiller, Con Rafferty, Davy Tope, Sam Halyard, Kit Hallam';
const MARINES = 'Holt, Snelling, Barrow, Twigg, Mould, Pipkin, Grubb, Ames, Kestrel, Santos';
const CORPORALS = 'Drummond, Pike, Prior, Ogle';

/** By the letter of the card: L01 is the first of the lieutenants. @type {Record<string, string[]>} */
const NAMES = Object.fromEntries(
  Object.entries({
    L: LIEUTENANTS,
    M: MIDSHIPMEN,
    P: PETTY_OFFICERS,
    R: MARINES,
    C: CORPORALS,
  }).map(([letter, names]) => [letter, names.split(', ')]),
);

/** An officer's name as one would call it, such as "Lt Hallowell"; nothing for other cards. @param {string} card his id */
export function calledOf(card) {
  const rank = officer(card)?.rank;
  const name = NAMES[card[0]]?.[Number(card.slice(1)) - 1];
  return rank && name ? t(`table-name-${rank}`, { name }) : '';
}
