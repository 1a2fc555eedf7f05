// The old place of `visit`.

export { visit } from './router.js';
