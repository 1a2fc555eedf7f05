// Notices that a start stands still: because a file does not come, or for another reason.

import { bringAll, LEAST } from './download.js';
import { EngineError } from './failures.js';

/** How long there may be no sign of progress before the files are looked at, in milliseconds. */
const QUIET = 12_000;

/** How long there may be none though all files are here: a slow machine takes its time. */
const STALL = 60_000;

export class Watchdog {
  /** @param {(error: EngineError) => void} bark */
  constructor(bark) {
    this.bark = bark;
    this.heard = 0;
    this.quiet = 0;
    this.stall = 0;
  }

  /** Something has moved: the wait begins anew. @param {string} [where] for a bug report */
  sign(where = '') {
    this.stop();
    this.heard = 0;
    this.quiet = window.setTimeout(() => this.doubt(), QUIET);
    this.stall = window.setTimeout(() => {
      const text = { id: 'page-engine-stalled', args: { count: STALL / 1000 } };
      this.bark(new EngineError(text, 'boot', { details: where }));
    }, STALL);
  }

  /** Bytes have come; a trickle is no sign. @param {number} bytes @param {string} where */
  hear(bytes, where) {
    this.heard += bytes;
    if (this.heard >= LEAST) this.sign(where);
  }

  /** Nothing has moved for a while: does the host still send the files? */
  async doubt() {
    const { stall } = this;
    const found = await bringAll('default', () => {}).catch((error) => error);
    if (found && stall === this.stall) this.bark(found); // nothing has moved meanwhile either
  }

  stop() {
    clearTimeout(this.quiet);
    clearTimeout(this.stall);
    this.stall = 0;
  }
}
