// Lists the ends that win a prepared combat, for tests/games/victory/test_duel_of_the_day.py.

import { WINS } from '../../web/js/games/victory/fight/wins.js';

console.log(JSON.stringify(WINS));
