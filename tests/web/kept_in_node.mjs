// Lists the order in which cards are spared, for tests/games/victory/test_kept.py.

import { SPARED } from '../../web/js/games/victory/hand/spared.js';

console.log(JSON.stringify(SPARED));
