// What is printed of a table is its text.

import { closePanel, openPanel, ui } from '../ui.js';

/** Opens the table in words while it is printed. @returns {() => void} ends it */
export function mountPrinting() {
  let opened = false;
  const before = () => {
    opened = ui.panel !== 'text';
    if (opened) openPanel('text');
  };
  const after = () => {
    if (opened) closePanel();
    opened = false;
  };
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
