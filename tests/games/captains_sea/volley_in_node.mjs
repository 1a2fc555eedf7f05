// Draws what was fired last in Captain's Sea: writes the markup of the dice of both sides.

import { given, markup, page } from './page_in_node.mjs';

const { frame } = given;
const { get } = await page('app/store.js');
const { fireSteps } = await page('games/captains_sea/volley/firesteps.js');
const { sides } = await page('games/captains_sea/volley/volley.js');

const step = fireSteps(get().log).at(-1);
process.stdout.write(JSON.stringify(markup(sides(frame, step))), () => process.exit());
