import { foldLetters } from "../../runtime/dom/fold-letters";

const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** Splits a text into graphemes; into code points in browsers without `Intl.Segmenter` (Firefox before 125). */
const graphemes = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text];

export type Highlighted = readonly [before: string, match: string, after: string];

/**
 * Splits a text around the first match of the phrase, ignoring case and accents.
 * The phrase is literal text, never a regular expression (`c++`, `(`, `\`). Accents and emoji are never cut apart.
 * @returns before, match, after: joined, they are always the text; the match is empty when the text lacks the phrase
 */
export function highlight(text: string, phrase: string): Highlighted {
  const wanted = foldLetters(phrase.trim());
  const parts = graphemes(text);
  const folded = parts.map(foldLetters);
  for (let start = 0; wanted && start < parts.length; start++) {
    let candidate = "";
    let end = start;
    while (end < parts.length && candidate !== wanted && wanted.startsWith(candidate))
      candidate += folded[end++];
    if (candidate === wanted) {
      const cut = (from: number, to?: number) => parts.slice(from, to).join("");
      return [cut(0, start), cut(start, end), cut(end)];
    }
  }
  return [text, "", ""];
}
