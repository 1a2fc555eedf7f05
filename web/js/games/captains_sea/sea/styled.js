// Sizes and places that are computed, set on an element as properties: the page's policy allows no
// attribute `style`.

import { noChange } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';

class Styled extends Directive {
  /** @param {Record<string, string>} _properties */
  render(_properties) {
    return noChange;
  }

  /** @override @param {import('lit-html/directive.js').ElementPart} part @param {[Record<string, string>]} args */
  update(part, [properties]) {
    const { style } = /** @type {HTMLElement | SVGElement} */ (part.element);
    for (const [name, value] of Object.entries(properties))
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    return noChange;
  }
}

/** Sets properties of an element: `<div ${styled({ '--u': '40px' })}>`. */
export const styled = directive(Styled);
