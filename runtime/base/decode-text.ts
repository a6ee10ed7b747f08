/** The named references that platforms write; any other stays as it is. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/**
 * Decodes character references in a text of the server, once and as text: `&amp;lt;` gives `&lt;`, and markup
 * stays what is written (ruling 11). No parser and no element takes part.
 */
export const decodeText = (text: string): string =>
  text.replace(/&(?:#(\d+|x[\da-f]+)|(\w+));/gi, (reference, number?: string, name = "") => {
    if (Object.hasOwn(named, name)) return named[name] ?? reference;
    const point = Number(`0${number}`); // "0233" and "0xE9" are both numbers
    const isHalf = point >= 0xd800 && point <= 0xdfff; // of a surrogate pair: no character
    return point > 0 && point <= 0x10ffff && !isHalf ? String.fromCodePoint(point) : reference;
  });
