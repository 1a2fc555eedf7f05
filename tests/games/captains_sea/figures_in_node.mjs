// Rounds the parts of wholes as the questions tell them.

import { given, page } from './page_in_node.mjs';

const { adding, mean } = await page('games/captains_sea/questions/figures.js');
const told = given.parts.map((/** @type {number[]} */ parts) => ({
  parts: adding(parts),
  whole: mean(parts.reduce((sum, each) => sum + each, 0)),
}));
process.stdout.write(JSON.stringify(told), () => process.exit());
