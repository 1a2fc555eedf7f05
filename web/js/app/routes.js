// Addresses of the screens: the part of the address after '#'.

/**
 * Goes to a screen; main.js follows the address.
 * @param {string} screen 'harbour', 'new', 'table', 'logbook', 'learn', 'rules' or 'settings'
 */
export function visit(screen) {
  location.hash = screen === 'harbour' ? '#/' : `#/${screen}`;
}
