// The engine's memory as it is right after a start, kept on this device for the next starts: Python
// need not begin anew. takesnapshot.js takes it; python.js begins with it.
//
// One is kept in a site, under a key that names everything it was made of.

const SUM = 'x-sum';

/** Two thirds of a memory are empty; what is not is kept in pages of so many 32-bit words. */
const PAGE = 1024;

/**
 * A sum that any flipped bit changes: FNV-1a over 32-bit words (Fowler, Noll, Vo).
 * @param {Uint32Array} words
 */
function sumOf(words) {
  let sum = 0x811c9dc5;
  // By index: this runs at each start, and an iterator takes seven times as long.
  for (let place = 0; place < words.length; place += 1)
    sum = Math.imul(sum ^ words[place], 0x01000193);
  return String(sum >>> 0);
}

/**
 * What is kept of a memory: its length, the number of its pages that are not empty, their numbers,
 * and the pages.
 * @param {Uint32Array} words
 */
function packed(words) {
  const used = [];
  for (let page = 0; page * PAGE < words.length; page += 1) {
    if (words.subarray(page * PAGE, (page + 1) * PAGE).some(Boolean)) used.push(page);
  }
  const head = [words.length, used.length, ...used];
  const made = new Uint32Array(head.length + used.length * PAGE);
  made.set(head);
  used.forEach((page, place) => {
    made.set(words.subarray(page * PAGE, (page + 1) * PAGE), head.length + place * PAGE);
  });
  return made;
}

/** The memory again. @param {Uint32Array} words */
function unpacked(words) {
  const [length, count] = words;
  const made = new Uint32Array(length);
  for (let place = 0; place < count; place += 1) {
    const start = 2 + count + place * PAGE;
    const page = words[2 + place] * PAGE;
    made.set(words.subarray(start, start + Math.min(PAGE, length - page)), page);
  }
  return made;
}

/** The place for a site's snapshot. */
export class Snapshot {
  /** @param {URL} site its folder */
  constructor(site) {
    this.cache = `portsmouth:${site.pathname}:snapshot-1`;
    this.key = new URL(`engine-memory?${BUILD_MADE_OF}`, site).href;
  }

  /** @returns {Promise<Response | undefined>} the snapshot, if one of this very engine is kept */
  async find() {
    // Browsers keep nothing for a page without https.
    return globalThis.caches?.match(this.key, { cacheName: this.cache });
  }

  /** @returns {Promise<Uint8Array | undefined>} the memory, if any is kept; rejects if it is damaged */
  async recall() {
    const found = await this.find();
    if (!found) return undefined;
    const words = new Uint32Array(await found.arrayBuffer());
    if (found.headers.get(SUM) !== sumOf(words)) throw new Error('the memory kept is damaged');
    return new Uint8Array(unpacked(words).buffer);
  }

  /** Keeps a memory in the place of any other; rejects if there is no room. @param {Uint8Array} memory */
  async keep(memory) {
    const words = packed(new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4));
    await this.forget();
    const cache = await caches.open(this.cache);
    await cache.put(this.key, new Response(words, { headers: { [SUM]: sumOf(words) } }));
  }

  /** Forgets the memory. */
  async forget() {
    await caches.delete(this.cache);
  }
}
