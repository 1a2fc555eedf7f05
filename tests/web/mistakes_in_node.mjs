// Orders the decisions of an analysis, for tests/web/test_mistakes.py.

import { readFileSync } from 'node:fs';
import {
  asFound,
  doubtfulOf,
  inOrder,
  mistakesOf,
  parted,
  withNew,
} from '../../web/js/table/advice/mistakes.js';
import { isLuck, stillIn, swingsOf } from '../../web/js/table/advice/swings.js';

const { chapters, own, after, found = [] } = JSON.parse(readFileSync(0, 'utf8'));
for (const verdict of chapters.flatMap((chapter) => chapter.verdicts))
  Object.assign(verdict, {
    done: [{ action: verdict.kind ?? `did ${verdict.start}` }],
    best: { steps: [] },
    interval: verdict.deals ? [0, 1] : null,
  });
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
    same: [...top, ...rest].map(({ same }) => starts(same)).filter((each) => each.length),
    perhaps: doubtfulOf(chapters, own).map(({ verdict, same }) => starts([verdict, ...same])),
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
