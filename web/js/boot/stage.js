// Where the engine's start stands, as the page is told: types alone.

/** @typedef {import('../protocol.d.ts').TextShape} TextShape */
/** @typedef {import('./pyworker.js').Reply} Reply */

/**
 * Where the start-up stands, in this order; 'failed' may follow any of them.
 * @typedef {'html' | 'runtime' | 'wheel' | 'catalog' | 'ready' | 'failed'} StageName
 */

/**
 * What `boot` reports. `loaded` and `total` are bytes (unpacked) of the large files and grow while
 * the stage is 'runtime'. A failed stage has a reason for the player, perhaps details for a bug
 * report, and a way to try again.
 * @typedef {object} Stage
 * @property {StageName} name
 * @property {number} loaded
 * @property {number} total
 * @property {TextShape} [reason]
 * @property {string} [details]
 * @property {() => void} [retry]
 * @property {Reply} [catalog] what the engine offers, once it is ready
 */

/** @typedef {(stage: Stage) => void} OnStage */

export {};
