// What a turn came to: Relics and steps won, where the ship went, fights, silver, cargo, new prices.

import { playerName, t } from '../../../app/text.js';
import { boardText, list } from '../../../table/words.js';
import { bountySign, trackSign } from '../art.js';
import { cargoWords, portName, relicName, trackName } from '../names.js';
import { loaded, squareName, TRACKS, viewOf } from '../position.js';

/** @typedef {import('../../../protocol.d.ts').Frame} Frame */
/** @typedef {import('../../../protocol.d.ts').EntryShape} Entry */
/** @typedef {import('../../../protocol.d.ts').EventShape} Happening */
/** @typedef {import('../view.d.ts').ShipView} Ship */
/** @typedef {import('../../contract.d.ts').TurnOutcome} TurnOutcome */
/** @typedef {TurnOutcome['facts'][number]} Fact */

/** Returns what a turn of a seat came to.
 * @param {readonly Entry[]} entries @param {number} seat @param {Frame} before @param {Frame} after
 * @returns {TurnOutcome}
 */
export function turnOutcome(entries, seat, before, after) {
  const [was, now] = [before, after].map((frame) => viewOf(frame).ships[seat]);
  const events = entries.flatMap((entry) => entry.events);
  return {
    won: [...steps(was, now), ...relics(was, now)],
    facts: [
      ...fights(events),
      ...card(events),
      ...way(events, was, now),
      ...cargo(was, now),
      ...purse(was, now),
      ...news(events),
    ],
  };
}

/** Tracks that went up. @param {Ship} was @param {Ship} now */
function steps(was, now) {
  return TRACKS.filter((track) => now.tracks[track].position > was.tracks[track].position).map(
    (track) => {
      const words = t('table-track-value', {
        track: trackName(track),
        value: now.tracks[track].value,
      });
      return {
        picture: trackSign(track),
        name: words,
        kind: t('recap-kind-step'),
        full: words,
        spoken: words,
      };
    },
  );
}

/** @param {Ship} was @param {Ship} now */
function relics(was, now) {
  return now.relics
    .filter((relic) => !was.relics.includes(relic))
    .map((relic) => ({
      picture: bountySign(relic, true),
      name: relicName(relic),
      kind: t('recap-kind-relic'),
      full: `${relicName(relic)}: ${t(`table-relic-${relic}`)}`,
      spoken: relicName(relic),
    }));
}

/** Who fought whom, with both totals. @param {readonly Happening[]} events @returns {Fact[]} */
function fights(events) {
  const last = events.findLast(({ kind }) => kind === 'rolled' || kind === 'rolled_merchant');
  const [end] = events.filter(({ kind }) => ['beat', 'beat_merchant', 'beaten_off'].includes(kind));
  if (!last) return [];
  const { total, against, other } = last.facts;
  const foe = other ? boardText({ id: 'recap-foe', args: { other } }) : t('table-merchant-name');
  const won = end?.kind !== 'beaten_off' && end?.facts.seat === last.facts.seat;
  return [{ words: t(won ? 'recap-sum-won' : 'recap-sum-lost', { foe, total, against }) }];
}

/** A Fortune that was drawn; a Relic is shown by itself. @param {readonly Happening[]} events @returns {Fact[]} */
function card(events) {
  if (events.some(({ kind }) => kind === 'took_relic')) return [];
  const drew = events.find(({ kind }) => kind === 'drew');
  return drew ? [{ words: boardText(drew.facts.card) }] : [];
}

/** Where the ship went; before the first turn nobody sails. @param {readonly Happening[]} events @param {Ship} was @param {Ship} now @returns {Fact[]} */
function way(events, was, now) {
  if (was.square === now.square)
    return events.some(({ kind }) => kind === 'stayed') ? [{ words: t('recap-sum-stayed') }] : [];
  const where = now.port ? portName(now.port) : squareName(now.square);
  return [{ words: t('recap-sum-sailed', { where }) }];
}

/** The cargo aboard, if it is another. @param {Ship} was @param {Ship} now @returns {Fact[]} */
function cargo(was, now) {
  const same = list(loaded(was.cargo).map(String)) === list(loaded(now.cargo).map(String));
  return same ? [] : [{ words: t('recap-sum-cargo', { cargo: cargoWords(now.cargo) }) }];
}

/** @param {Ship} was @param {Ship} now @returns {Fact[]} */
function purse(was, now) {
  const more = was.silver === null || now.silver === null ? 0 : now.silver - was.silver;
  if (!more) return [];
  return [
    { words: t(more > 0 ? 'recap-sum-gained' : 'recap-sum-spent', { amount: Math.abs(more) }) },
  ];
}

/** New prices, and who was sent off. @param {readonly Happening[]} events @returns {Fact[]} */
function news(events) {
  const ports = events
    .filter(({ kind }) => kind === 'new_prices')
    .map(({ facts }) => boardText(facts.port));
  const sent = events
    .filter(({ kind }) => kind === 'sent_off')
    .map(({ facts }) =>
      t('recap-sum-sent', { who: playerName(facts.seat), port: boardText(facts.port) }),
    );
  return [
    ...sent.map((words) => ({ words })),
    ...(ports.length ? [{ words: t('recap-sum-prices', { ports: list(ports) }) }] : []),
  ];
}
