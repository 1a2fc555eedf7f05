// Notices that a start stands still: because a file does not come, or for another reason.

import { bringAll, LEAST } from './download.js';
import { EngineError } from './failures.js';

/**
 * How long there may be no sign of progress before the files are looked at, in milliseconds: while some are
 * known to be on their way, and else. A browser lets a second request for a file wait 20 s for the first.
 */
const QUIET = { coming: 7000, else: 15_000 };

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

  /**
   * Something has moved: the wait begins anew.
   * @param {string} where for a bug report
   * @param {boolean} coming whether files are known to be on their way
   */
  sign(where, coming) {
    this.stop();
    this.heard = 0;
    this.quiet = window.setTimeout(() => this.doubt(), coming ? QUIET.coming : QUIET.else);
    this.stall = window.setTimeout(() => {
      const text = { id: 'page-engine-stalled', args: { count: STALL / 1000 } };
      this.bark(new EngineError(text, 'boot', { details: where }));
    }, STALL);
  }

  /** Bytes have come; a trickle is no sign. @param {number} bytes @param {string} where @param {boolean} coming */
  hear(bytes, where, coming) {
    this.heard += bytes;
    if (this.heard >= LEAST || !coming) this.sign(where, coming);
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
