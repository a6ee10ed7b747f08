/** Writes the body of a beacon, in a limited number of bytes. */

/** Browsers limit all pending beacons of a page to 64 KB together, and other scripts send beacons, too. */
const MOST_BYTES = 8_192;

/** Bytes reserved for `dropped`, the number of omitted entries. */
const ROOM = 20;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * @param head what is true for all entries
 * @param entries the most important first: later ones are left out when the body becomes too large
 */
export function bodyOf(head: object, entries: readonly object[], most = MOST_BYTES): string {
  const start = JSON.stringify(head).slice(0, -1);
  let left = most - bytesOf(`${start},"entries":[]}`) - ROOM;
  const kept: string[] = [];
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    left -= bytesOf(text) + 1;
    if (left < 0) break;
    kept.push(text);
  }
  const dropped = entries.length - kept.length;
  return `${start},"entries":[${kept.join()}]${dropped ? `,"dropped":${dropped}` : ""}}`;
}
