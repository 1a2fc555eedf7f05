// Playing on from a decision of the analysis: another match, in the place of whoever decided, with a
// word on what it is and the way back.

import { getSetting } from '../../app/settings.js';
import { get, set } from '../../app/store.js';
import { ownSeat, playerName, t } from '../../app/text.js';
import { seated } from '../../match/captains.js';
import { branchMatch, loadMatch } from '../../match/game.js';
import { find, freshId } from '../../saves/logbook.js';
import { matchId, setMatchId } from '../../saves/ownmatch.js';

/** @typedef {import('../../protocol.d.ts').Frame} Frame */

/** Who plays the other seats of a branch, where nobody did. */
const OTHERS = 'captain';

/** Another match from before a decision, for a person to play its seat; this one is kept as it is.
 * @param {{seat: number, start: number, round: number}} decision
 */
export async function playFromHere({ seat, start, round }) {
  const { frame } = get();
  if (!frame) return;
  const { hints: _, flags = [], ...table } = frame.table;
  const captains = seated(frame).map((level, each) => (each === seat ? null : (level ?? OTHERS)));
  const seats = { names: namesIn(frame, seat), unnamed: table.unnamed && seat === ownSeat() };
  const told = { round, who: playerName(seat) };
  const from = matchId();
  const id = freshId();
  const putBack = setMatchId(id);
  const title = t('study-whatif-title', told);
  const text = t('study-whatif', told); // while the seat is still another's
  if (!(await branchMatch(start, { ...table, ...seats, flags, id, title, captains })))
    return void putBack();
  location.hash = '#/table';
  set({
    notice: {
      text,
      tone: 'plain',
      button: find(from)?.record
        ? {
            words: t('study-whatif-back', { over: Number(frame.outcome !== null) }),
            press: () => goBack(from),
          }
        : undefined,
    },
  });
}

/** The names of a branch: everybody keeps his; a captain has the seat of whoever had none.
 * @param {Frame} frame @param {number} seat who is played now @returns {string[]}
 */
function namesIn({ table }, seat) {
  const { names = [], unnamed } = table;
  const own = ownSeat();
  if (!unnamed || own === null || own === seat) return names;
  const left = getSetting('name').trim() || t('study-whatif-left');
  return names.map((/** @type {string} */ name, /** @type {number} */ each) =>
    each === own ? left : name,
  );
}

/** Puts the match on the table again that a branch came from. @param {string} id */
async function goBack(id) {
  const save = find(id)?.record?.save;
  if (!save) return;
  const putBack = setMatchId(id, save);
  if (await loadMatch(save)) set({ notice: null });
  else putBack();
}
