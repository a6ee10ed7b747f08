/** The named references that shop platforms write; all others stay undecoded. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/**
 * Decodes character references in a server text once: `&amp;lt;` becomes `&lt;`, and tags stay literal text (ruling
 * 11). Uses neither a parser nor an element, so no markup can run.
 */
export const decodeText = (text: string): string =>
  text.replace(/&(?:#(\d+|x[\da-f]+)|(\w+));/gi, (reference, number?: string, name = "") => {
    if (Object.hasOwn(named, name)) return named[name] ?? reference;
    const point = Number(`0${number}`); // `Number` reads both "0233" and "0xE9"
    const isHalf = point >= 0xd800 && point <= 0xdfff; // a lone surrogate is not a character
    return point > 0 && point <= 0x10ffff && !isHalf ? String.fromCodePoint(point) : reference;
  });
