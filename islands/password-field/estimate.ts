/** Estimates how hard a password is to guess, by the shop's rules, its length and its variety. Pure. */
import { foldLetters } from "../../runtime/dom/fold-letters";

export type Strength = "short" | "weak" | "fair" | "good";

/** The shop's rule (specification: 6 to 30 characters). */
const SHORTEST = 6;
/** Bits of a random password of the same length and variety; people choose far less randomly. */
const FAIR_BITS = 45;
const GOOD_BITS = 70;

/** Neighbours on the keyboard, and words that most lists of stolen passwords begin with. */
const ROWS = ["qwertyuiop", "qwertz", "asdfghjkl", "zxcvbnm", "1234567890"];
const COMMON =
  /haslo|password|passwort|kennwort|heslo|parola|motdepasse|пароль|jelszo|admin|welcome|iloveyou/g;

interface About {
  /** The fewest characters that the shop accepts. */
  readonly shortest?: number;
  /** The login and the e-mail. */
  readonly names?: readonly string[];
}

export function estimate(password: string, { shortest = SHORTEST, names = [] }: About = {}): Strength {
  if (password.length < shortest) return "short";
  const bits = guessable(password, names) * Math.log2(alphabetOf(password));
  if (bits < FAIR_BITS) return "weak";
  return bits < GOOD_BITS ? "fair" : "good";
}

/** The number of characters that do not follow from those before them; known words count as one. */
function guessable(password: string, names: readonly string[]): number {
  let text = foldLetters(password);
  for (const name of names.flatMap((whole) => [whole, whole.split("@")[0] ?? ""]))
    if (name.length > 2) text = text.replaceAll(foldLetters(name), "*");
  text = text.replace(COMMON, "*");
  const letters = [...text];
  const free = letters.filter((letter, index) => !follows(letters[index - 1] ?? "", letter));
  // `abcabcabc` has three characters worth guessing, whatever its length.
  return Math.min(free.length, new Set(letters).size * 2);
}

/** Whether a character repeats the one before, or is next to it in the alphabet, among digits or on the keyboard. */
function follows(before: string, letter: string): boolean {
  const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? Number.NaN);
  return Math.abs(step) < 2 || ROWS.some((row) => row.includes(before + letter) && before !== "");
}

const KINDS = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
] as const;

const alphabetOf = (password: string): number =>
  KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0) || 26;
