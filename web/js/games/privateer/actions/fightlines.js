// A fight before it is begun: the chances, what changes hands, and who could attack next. The engine
// reckons them from what lies open.

import { html, nothing } from 'lit-html';
import { number, playerName, t } from '../../../app/text.js';
import { bar } from '../../../kit/bars.js';
import { list } from '../../../table/words.js';
import { percent } from '../names.js';
import { dangerAt, fightAt } from '../odds.js';
import { ownShip, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */

/** @param {Frame} frame @param {string} square */
export function fightLines(frame, square) {
  const odds = fightAt(frame, square);
  if (!odds) return nothing;
  const own = ownShip(frame);
  const room = own.hold - own.load;
  const goods = number(odds.goods / 100, 1);
  return html`${winLine(odds)}
    <p class="inspector__facts">
      ${t('table-fight-goods', { goods, room })}
      ${
        odds.defender === null
          ? t('table-fight-merchant')
          : t('table-fight-player', {
              who: playerName(odds.defender),
              load: viewOf(frame).ships[odds.defender].load,
              own: own.load,
            })
      }
    </p>`;
}

/** The chance to win. @param {ReturnType<typeof fightAt>} odds */
export function winLine(odds) {
  if (!odds) return nothing;
  return html`<div class="oddsline">
    ${bar(odds.win, 1000)}
    <b>${t('table-win-lose', { win: percent(odds.win), lose: percent(1000 - odds.win) })}</b>
  </div>`;
}

/** Who could come before the next turn. @param {Frame} frame @param {string} square */
export function dangerLine(frame, square) {
  const danger = dangerAt(frame, square);
  if (!danger) return nothing;
  if (!danger.length)
    return html`<p class="inspector__facts danger danger--none">${t('table-danger-none')}</p>`;
  const who = danger.map(({ seat, win }) =>
    t('table-danger-who', { who: playerName(seat), chance: percent(win) }),
  );
  return html`<p class="inspector__facts danger">${t('table-danger', { count: who.length, who: list(who) })}</p>`;
}
