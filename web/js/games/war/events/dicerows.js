// The dice of a fight, the own ones and the other side's apart: a row for each exchange of shots, one for each
// side in a round against a port.

import { html, nothing } from 'lit-html';
import { playerName, t } from '../../../app/text.js';
import { pin } from '../../../kit/flag.js';
import { burstSign, shotSign, sign } from '../art.js';
import { portName } from '../names.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/**
 * What a side threw at once, with the counter it fired.
 * @typedef {object} Throw
 * @property {number[]} dice the hits on each die
 * @property {string} [shot]
 */
/** @typedef {{throws: Record<number, Throw>, aboard?: boolean}} Exchange */

/** Draws the dice of a fight. @param {Frame} frame @param {readonly Happening[]} events */
export function diceRows(frame, events) {
  const cannonade = events.findLast(({ kind }) => kind === 'cannonade');
  return cannonade ? portRows(cannonade) : exchangeTable(frame, exchangesOf(events));
}

/** A round against a port: all own dice, then all of the port's. @param {Happening} event */
function portRows({ facts }) {
  const seat = Number(facts.seat);
  const port = portName(String(/** @type {any} */ (facts.port).id).slice('port-'.length));
  const rows = [
    { mark: pin(seat), who: t('battle-shots', { who: playerName(seat) }), dice: facts.shots },
    { mark: sign('fort'), who: t('battle-shots-port', { port }), dice: facts.returned },
  ];
  return html`<dl class="dicerows">
    ${rows.map(
      ({ mark, who, dice }) => html`<div class="dicerow">
        <dt>${mark} ${who}</dt>
        <dd>${thrown([...String(dice)].map(Number))}</dd>
      </div>`,
    )}
  </dl>`;
}

/** The dice with their sum. @param {number[]} dice */
function thrown(dice) {
  const hits = dice.reduce((sum, each) => sum + each, 0);
  return html`<span class="dicerow__dice">${dice.map((each) => html`<span class="hitdie ${each ? '' : 'hitdie--miss'}">${burstSign(each)}</span>`)}</span>
    <b>${t('battle-hits', { count: hits })}</b>`;
}

/** The exchanges in their order: a side that fires again begins another one; the throws aboard are one. @param {readonly Happening[]} events @returns {Exchange[]} */
function exchangesOf(events) {
  /** @type {Exchange[]} */
  const found = [];
  for (const { kind, facts } of events) {
    const seat = Number(facts.seat);
    if (kind === 'shot') {
      const last = found.at(-1);
      const into = !last || last.throws[seat] || last.aboard ? { throws: {} } : last;
      const shot = String(/** @type {any} */ (facts.shot)?.id ?? '').slice('shot-'.length);
      into.throws[seat] = { dice: [Number(facts.hits)], shot };
      if (into !== last) found.push(into);
    }
    if (kind === 'melee') {
      const other = Number(/** @type {any} */ (facts.other)?.args?.seat);
      const last = found.at(-1);
      const into = last?.aboard
        ? last
        : { throws: { [seat]: { dice: [] }, [other]: { dice: [] } }, aboard: true };
      into.throws[seat].dice.push(Number(facts.hits));
      into.throws[other].dice.push(Number(facts.suffers));
      if (into !== last) found.push(into);
    }
  }
  return found;
}

/** A row for each exchange, the side of who looks first. @param {Frame} frame @param {Exchange[]} exchanges */
function exchangeTable({ viewer }, exchanges) {
  const seats = [...new Set(exchanges.flatMap(({ throws }) => Object.keys(throws).map(Number)))];
  seats.sort((a, b) => Number(b === viewer) - Number(a === viewer) || a - b);
  return html`<table class="exchanges">
    <thead>
      <tr>
        <td></td>
        ${seats.map((seat) => html`<th scope="col">${pin(seat)} ${t('battle-shots', { who: playerName(seat) })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${exchanges.map(
        ({ throws, aboard }, at) => html`<tr>
          <th scope="row">${aboard ? t('battle-aboard') : at + 1}</th>
          ${seats.map((seat) => html`<td>${throws[seat] ? shotTold(throws[seat]) : nothing}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What was fired, the dice, their hits. @param {Throw} each */
function shotTold({ dice, shot }) {
  return html`${shot ? html`${shotSign(shot)} <span class="exchanges__shot">${t(`shot-${shot}`)}</span>` : nothing}
    ${thrown(dice)}`;
}
