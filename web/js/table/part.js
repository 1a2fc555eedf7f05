// A part of the table that can be drawn without the rest of it: a thinking captain's progress must not
// draw everything anew.

import { AsyncDirective, directive } from 'lit-html/async-directive.js';

/** The parts that are on the screen, by name. @type {Map<string, Part>} */
const parts = new Map();

class Part extends AsyncDirective {
  name = '';
  /** @type {() => unknown} */
  template = () => '';

  /** @param {string} name @param {() => unknown} template */
  render(name, template) {
    this.name = name;
    this.template = template;
    parts.set(name, this);
    return template();
  }

  disconnected() {
    if (parts.get(this.name) === this) parts.delete(this.name);
  }

  reconnected() {
    parts.set(this.name, this);
  }
}

/** Draws a template with the rest of the screen, and alone when `drawPart` is called with its name. */
export const part = directive(Part);

/** Draws one part, if it is on the screen. @param {string} name */
export function drawPart(name) {
  const found = parts.get(name);
  if (found?.isConnected) found.setValue(found.template());
}
