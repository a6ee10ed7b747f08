/** Turns formats in the language of patterns into examples, which shoppers understand: `XX-XXX` becomes `00-950`. */

/** Real codes, of Warsaw and of Prague. */
const REAL: Readonly<Record<string, string>> = { "XX-XXX": "00-950", "XXX XX": "110 00" };
const DIGITS = "1234567890";
const LETTERS = "ABCDEFGH";

/** @param format X = digit, Y = letter; everything else is literal */
export function exampleOf(format: string): string {
  const real = Object.hasOwn(REAL, format) && REAL[format];
  if (real) return real;
  let [digit, letter] = [0, 0];
  return format.replace(/[XY]/g, (place) =>
    place === "X" ? (DIGITS[digit++ % DIGITS.length] ?? "") : (LETTERS[letter++ % LETTERS.length] ?? ""),
  );
}

/**
 * An example of the server's only format; `null` for a sentence, and for several formats. One example of several would
 * mislead shoppers whose value has another shape.
 */
export function exampleOfOnly(formats: string): string | null {
  const format = formats.trim();
  return /^[A-Z\d -]+$/.test(format) && format.includes("X") ? exampleOf(format) : null;
}

/** The format of a simple `pattern` of digits, such as `\d{2}-\d{3}`; `null` for any other pattern. */
export function formatOfPattern(pattern: string): string | null {
  const format = pattern
    .replace(/^\^|\$$/g, "")
    .replace(/(?:\\d|\[0-9\])(?:\{(\d{1,2})\})?/g, (_, count = "1") => "X".repeat(Number(count)));
  return /^X[X -]*X$/.test(format) ? format : null;
}

/** The example for a title that is a mask of digits, such as `99-999` or `00-000`; `null` for other titles. */
export function exampleOfMask(title: string): string | null {
  const mask = title.trim();
  return /^(?:9[9 -]*9|0[0 -]*0|#[# -]*#|X[X -]*X|_[_ -]*_)$/.test(mask)
    ? exampleOf(mask.replace(/[90#_]/g, "X"))
    : null;
}
