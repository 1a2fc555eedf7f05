// The first script of the page: starts the engine, which takes longest, while the page is on its way.

import { boot } from './engine.js';

boot().catch(() => {}); // main.js hears of it
