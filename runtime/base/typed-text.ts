/**
 * Reads text that a person has typed or pasted, for every reader of dates, hours, phones, postal codes and tax numbers.
 * Keyboards, office programs, mail and `Intl` write the same sign in many ways; the readers compare only one of them.
 * Source: Unicode 16, general categories Pd, Zs, Nd and Cf. Pure.
 */

/** U+2212 is a mathematical sign, which keyboards of phones and spreadsheets write for the hyphen. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Soft hyphens, joiners and direction marks: invisible, and pasted along from web pages. */
const INVISIBLE = /\p{Cf}/gu;
const BLANKS = /\s/g;
/** Decimal digits of other scripts and full-width ones; those outside the basic plane are letters of mathematics. */
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** The value of a decimal digit: Unicode keeps the ten of one script together, in order. */
function asciiDigit(digit: string): string {
  if (digit.length > 1) return digit;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCharCode(digit.charCodeAt(0) - value - 1))) value += 1;
  return String(value);
}

/**
 * Replaces every dash by `-`, every blank by a space, and every decimal digit by its ASCII digit. Each character stays
 * one character, so that positions in the text, such as the caret's, remain right.
 */
export const withPlainSigns = (text: string): string =>
  text.replace(DASHES, "-").replace(BLANKS, " ").replace(DIGITS, asciiDigit);

/** A typed text with plain signs, without invisible characters, and without blanks at its ends. */
export const readTyped = (text: string): string => withPlainSigns(text.replace(INVISIBLE, "")).trim();
