// Who sits where, and which seat messages address as "you".

/** @type {readonly string[]} */
let names = [];

/** The seat that is addressed; null where several people play, or none. @type {number | null} */
let own = null;

/** The name that is put into messages for that seat; '' if there is none. */
let ownName = '';

/** Returns the word for whoever is addressed and gave no name. */
let word = () => '';

/** Says who sits where. @param {readonly string[]} all a name may be empty for the seat that is addressed @param {number | null} [you] that seat */
export function setPlayers(all, you = null) {
  names = all;
  own = you;
  renameOwn();
}

/** Says how to call whoever gave no name. @param {() => string} pronoun */
export function callOwn(pronoun) {
  word = pronoun;
}

/** Calls whoever is addressed by the word of another language. */
export function renameOwn() {
  ownName = own === null ? '' : names[own] || word();
}

/** Returns the seat that messages address as "you". */
export function ownSeat() {
  return own;
}

/** Returns the name of a seat's player, if it has one. @param {number} seat @returns {string | undefined} */
export function nameAt(seat) {
  return seat === own ? ownName : names[seat];
}

/** Tells whether an argument of a message is the name of whoever is addressed. @param {unknown} value */
export function isOwnName(value) {
  return ownName !== '' && value === ownName;
}

/** Arguments with a 1 for each that names whoever is addressed: `you` for `who`, `owner_you` for `owner`.
 * @param {Record<string, string | number>} args
 */
export function addressed(args) {
  const named = Object.keys(args).filter((name) => isOwnName(args[name]));
  const ones = named.map((name) => [name === 'who' ? 'you' : `${name}_you`, 1]);
  return ones.length ? { ...args, ...Object.fromEntries(ones) } : args;
}
