// Answers of the engine unpacked: objects of one form come as a table (packing.py on the other side).

/**
 * Plain data with its tables unpacked.
 * @param {any} value
 * @returns {any}
 */
export function unpacked(value) {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unpacked);
  if (!Object.hasOwn(value, '#')) return each(value, unpacked);
  const { '#': fields, ...rest } = value;
  if (typeof fields === 'string') return { id: fields, args: each(rest, unpacked) };
  if (fields === null) return each(rest.raw, unpacked);
  const row = (/** @type {unknown[]} */ values) =>
    Object.fromEntries(
      fields.map((/** @type {string} */ name, /** @type {number} */ at) => [
        name,
        unpacked(values[at]),
      ]),
    );
  return rest.rows ? rest.rows.map(row) : each(rest.of, row);
}

/** @param {Record<string, any>} object @param {(value: any) => unknown} act */
function each(object, act) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, act(value)]));
}
