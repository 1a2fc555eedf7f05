// Why the engine did not answer, or did not start.

/** @typedef {import('../protocol.d.ts').TextShape} TextShape */
/** @typedef {{ok: boolean} & Record<string, any>} Reply */

/** Why the engine did not answer: a message, a code, and what is known for a bug report. */
export class EngineError extends Error {
  /**
   * @param {string | TextShape} text what the player is told: the id of a message, or with arguments
   * @param {string} code 'boot', 'timeout', 'dropped', 'restarted', 'crashed', or the code of the reply
   * @param {{details?: string, reply?: Reply}} [more] a traceback or the like; the refusing reply
   */
  constructor(text, code, { details = '', reply } = {}) {
    super(typeof text === 'string' ? text : `${text.id} ${JSON.stringify(text.args)}`);
    this.name = 'EngineError';
    this.text = typeof text === 'string' ? { id: text, args: {} } : text;
    this.code = code;
    this.details = details;
    this.reply = reply;
  }
}

/**
 * Tells whether an error is of a part of PyScript that could not be fetched; not all browsers say which
 * part of the page it was.
 * @param {unknown} error
 */
export function isLostPart(error) {
  if (!(error instanceof TypeError) || !/module/i.test(error.message)) return false;
  return error.message.includes('/vendor/pyscript/') || !error.message.includes('://');
}

/**
 * @param {unknown} error
 * @returns {EngineError}
 */
export function asEngineError(error) {
  if (error instanceof EngineError) return error;
  const details = error instanceof Error ? error.stack || error.message : String(error);
  const first = error instanceof Error ? error.message : String(error);
  return new EngineError({ id: 'page-engine-python', args: { why: first } }, 'boot', { details });
}
