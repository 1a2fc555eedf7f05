// Orders the decisions of an analysis, for tests/web/test_mistakes.py.

import { readFileSync } from 'node:fs';
import { inOrder, mistakesOf, parted } from '../../web/js/table/advice/mistakes.js';

const { chapters, own, checking } = JSON.parse(readFileSync(0, 'utf8'));
const starts = (/** @type {{start: number}[]} */ verdicts) => verdicts.map(({ start }) => start);
const { top, rest } = parted(mistakesOf(chapters, own, checking));
console.log(
  JSON.stringify({ top: starts(top), rest: starts(rest), all: starts(inOrder(chapters, own)) }),
);
