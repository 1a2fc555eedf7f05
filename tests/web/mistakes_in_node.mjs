// Orders the decisions of an analysis, for tests/web/test_mistakes.py.

import { readFileSync } from 'node:fs';
import {
  asFound,
  inOrder,
  mistakesOf,
  parted,
  withNew,
} from '../../web/js/table/advice/mistakes.js';
import { isLuck, stillIn, swingsOf } from '../../web/js/table/advice/swings.js';

const { chapters, own, after, found = [] } = JSON.parse(readFileSync(0, 'utf8'));
const starts = (/** @type {{start: number}[]} */ verdicts) => verdicts.map(({ start }) => start);
const { top, rest } = parted(
  mistakesOf(chapters, own),
  (/** @type {{affair?: string}} */ { affair }) => affair ?? null,
  stillIn(chapters),
);
const first = (/** @type {import('../../web/js/table/advice/mistakes.js').Affair[]} */ affairs) =>
  starts(affairs.map(({ verdict }) => verdict));
console.log(
  JSON.stringify({
    top: first(top),
    rest: first(rest),
    all: starts(inOrder(chapters, own)),
    found: starts(asFound(withNew(found, chapters), chapters)),
    swings: swingsOf(chapters, after, own, ({ chance }) => chance ?? true).map((swing) => [
      swing.chapter.start,
      swing.seat,
      isLuck(swing),
    ]),
    also: [...top, ...rest].map(({ also }) => starts(also)).filter((each) => each.length),
  }),
);
