// Sounds, made as they are wanted: no files, none before the player has asked for them and touched
// the page. Whatever is heard is also said and shown; nothing hangs on a sound.

import { page } from './games.js';
import { getSetting } from './settings.js';
import { subscribe } from './store.js';

/** @typedef {import('./store.js').Store} Store */
/** @typedef {import('../protocol.d.ts').Frame} Frame */
/** @typedef {'bell' | 'orders' | 'placed' | 'slide' | 'pen' | 'coins' | 'shot' | 'refused' | 'edge'} Kind */
/** @typedef {{context: AudioContext, out: AudioNode, at: number}} Place where and when a sound is heard */

/** In the order in which they are heard when several come at once. @type {Kind[]} */
export const KINDS = [
  'shot',
  'slide',
  'coins',
  'pen',
  'placed',
  'refused',
  'edge',
  'bell',
  'orders',
];

/** Seconds from one sound to the next. */
const APART = 0.16;

/** @type {Record<Kind, (place: Place) => void>} */
const MAKE = {
  bell: (place) => strike(place),
  orders: (place) => {
    for (let pair = 0; pair < 4; pair++) {
      for (const late of [0, 0.34]) strike({ ...place, at: place.at + pair * 1.1 + late });
    }
  },
  placed: (place) => {
    noise(place, { type: 'lowpass', pitch: 900, length: 0.05, loud: 0.9 });
    tone(place, { type: 'triangle', pitch: 170, length: 0.09, loud: 0.6 });
  },
  slide: (place) =>
    noise(place, { type: 'bandpass', pitch: 260, to: 620, sharp: 9, length: 0.32, loud: 1.4 }),
  pen: (place) => {
    for (const late of [0, 0.07, 0.12, 0.2]) {
      noise(
        { ...place, at: place.at + late },
        { type: 'highpass', pitch: 3600, length: 0.05, loud: 0.22 },
      );
    }
  },
  coins: (place) => {
    for (const [late, pitch] of [
      [0, 2950],
      [0.06, 3820],
      [0.13, 3340],
    ]) {
      tone({ ...place, at: place.at + late }, { type: 'sine', pitch, length: 0.16, loud: 0.2 });
    }
  },
  shot: (place) => {
    noise(place, { type: 'lowpass', pitch: 700, to: 90, length: 0.5, loud: 1.5 });
    tone(place, { type: 'sine', pitch: 95, to: 42, length: 0.4, loud: 0.9 });
  },
  refused: (place) =>
    tone(place, { type: 'triangle', pitch: 132, to: 104, length: 0.26, loud: 0.6 }),
  edge: (place) => tone(place, { type: 'square', pitch: 1500, length: 0.025, loud: 0.12 }),
};

/** @type {AudioContext | null} */
let context = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** Makes a sound, if sounds are wanted and the page has been touched. @param {Kind} kind @param {number} [late] seconds */
export function sound(kind, late = 0) {
  if (!getSetting('sounds') || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume();
  const out = context.createGain();
  out.gain.value = (getSetting('volume') / 100) ** 2;
  out.connect(context.destination);
  MAKE[kind]({ context, out, at: context.currentTime + late });
}

/** A stroke on the ship's bell: two partials a little out of tune, and the hum below. @param {Place} place */
function strike(place) {
  tone(place, { type: 'sine', pitch: 1174, length: 1.3, loud: 0.5 });
  tone(place, { type: 'sine', pitch: 1183, length: 1.1, loud: 0.4 });
  tone(place, { type: 'sine', pitch: 587, length: 1.6, loud: 0.2 });
}

/** @param {Place} place @param {{type: OscillatorType, pitch: number, to?: number, length: number, loud: number}} voice */
function tone(place, { type, pitch, to = pitch, length, loud }) {
  const source = place.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, place.at);
  source.frequency.linearRampToValueAtTime(to, place.at + length);
  ring(source, place, length, loud);
}

/** @param {Place} place @param {{type: BiquadFilterType, pitch: number, to?: number, sharp?: number, length: number, loud: number}} voice */
function noise(place, { type, pitch, to = pitch, sharp = 1, length, loud }) {
  const source = place.context.createBufferSource();
  source.buffer = hissOf(place.context);
  const filter = place.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(pitch, place.at);
  filter.frequency.linearRampToValueAtTime(to, place.at + length);
  source.connect(filter);
  ring(source, place, length, loud, filter);
}

/** Starts a source that fades away. @param {AudioScheduledSourceNode} source @param {Place} place
 * @param {number} length @param {number} loud @param {AudioNode} [last] what the source goes through
 */
function ring(source, { context: where, out, at }, length, loud, last = source) {
  const fade = where.createGain();
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  last.connect(fade).connect(out);
  source.start(at);
  source.stop(at + length);
}

/** Half a second of white noise. @param {AudioContext} where */
function hissOf(where) {
  if (hiss) return hiss;
  hiss = where.createBuffer(1, where.sampleRate / 2, where.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return hiss;
}

/** @type {Store['frame']} */
let last = null;
let entries = 0;
/** @type {Store['notice']} */
let notice = null;

subscribe((store) => {
  const { frame } = store;
  if (store.notice !== notice) {
    notice = store.notice;
    if (notice && notice.tone !== 'plain') sound('refused');
  }
  if (frame === last) return;
  const before = last;
  last = frame;
  const since = entries;
  entries = frame?.entries ?? 0;
  if (frame && before && before.table.id === frame.table.id)
    heard(frame, before, store.log.slice(since));
});

/** The sounds of what has just happened, each once.
 * @param {Frame} frame @param {Frame} before @param {Store['log']} fresh
 */
function heard(frame, before, fresh) {
  const sounds = page()?.sounds ?? {};
  const kinds = new Set(fresh.flatMap((entry) => entry.events.map((event) => sounds[event.kind])));
  if (frame.outcome && !before.outcome) kinds.add('orders');
  else if (frame.moment?.seat !== before.moment?.seat) kinds.add('bell');
  KINDS.filter((kind) => kinds.has(kind)).forEach((kind, place) => sound(kind, place * APART));
}
