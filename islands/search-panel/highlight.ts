import { foldLetters } from "../../runtime/dom/fold-letters";

export type Highlighted = readonly [before: string, match: string, after: string];

/**
 * Splits a text around the first match of the phrase, ignoring case and accents.
 * The phrase is literal text, never a regular expression (`c++`, `(`, `\`). Accents and emoji are never cut apart; in
 * browsers without `Intl.Segmenter` (Firefox before 125), only code points are not.
 * @returns before, match, after: joined, they are always the text; the match is empty when the text lacks the phrase
 */
export function highlight(text: string, phrase: string): Highlighted {
  const wanted = foldLetters(phrase.trim());
  let folded = "";
  let position = 0;
  // The position in the text for each one in the folded text: behind an accent, because it folds to nothing.
  const positions = new Map<number, number>();
  for (const letter of text) {
    positions.set(folded.length, position);
    folded += foldLetters(letter);
    position += letter.length;
  }
  positions.set(folded.length, position);
  for (let at = wanted ? folded.indexOf(wanted) : -1; at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const start = positions.get(at);
    const end = positions.get(at + wanted.length);
    if (start === undefined || end === undefined) continue; // inside a letter that folds to several
    if (isBetweenLetters(text, start) && isBetweenLetters(text, end))
      return [text.slice(0, start), text.slice(start, end), text.slice(end)];
  }
  return [text, "", ""];
}

const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** Asks about one position: going through all letters takes quadratic time in V8 11.3 (Chrome 113), and 4 s for 50,000. */
const isBetweenLetters = (text: string, position: number): boolean =>
  !segmenter || position === text.length || segmenter.segment(text).containing(position)?.index === position;
