// Orders the decisions of an analysis, for tests/web/test_mistakes.py.

import { readFileSync } from 'node:fs';
import { inOrder, mistakesOf, parted } from '../../web/js/table/advice/mistakes.js';

const { chapters, own, checking } = JSON.parse(readFileSync(0, 'utf8'));
const starts = (/** @type {{start: number}[]} */ verdicts) => verdicts.map(({ start }) => start);
const { top, rest } = parted(
  mistakesOf(chapters, own, checking),
  (/** @type {{affair?: string}} */ { affair }) => affair ?? null,
);
const first = (/** @type {import('../../web/js/table/advice/mistakes.js').Affair[]} */ affairs) =>
  starts(affairs.map(({ verdict }) => verdict));
console.log(
  JSON.stringify({
    top: first(top),
    rest: first(rest),
    all: starts(inOrder(chapters, own)),
    also: [...top, ...rest].map(({ also }) => starts(also)).filter((each) => each.length),
  }),
);
