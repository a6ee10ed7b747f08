import { foldLetters } from "../../runtime/dom/fold-letters";

const segmenter = Intl.Segmenter && new Intl.Segmenter();

/** What a reader takes for one character; code points where the browser cannot tell (Firefox before 125). */
const graphemes = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

export type Highlighted = readonly [before: string, match: string, after: string];

/**
 * Splits a text around the first place that says the phrase, whatever the case and the accents. The phrase is
 * taken literally: no regular expression is made of it (`c++`, `(`, `\`). An accent or a half of an emoji is
 * never cut off from its base.
 * @returns before, match, after: together always the text; no match when the phrase is not in it
 */
export function highlight(text: string, phrase: string): Highlighted {
  const wanted = foldLetters(phrase.trim());
  const parts = graphemes(text);
  const folded = parts.map(foldLetters);
  for (let start = 0; wanted && start < parts.length; start++) {
    let said = "";
    let end = start;
    while (end < parts.length && said !== wanted && wanted.startsWith(said)) said += folded[end++];
    if (said === wanted) {
      const cut = (from: number, to?: number) => parts.slice(from, to).join("");
      return [cut(0, start), cut(start, end), cut(end)];
    }
  }
  return [text, "", ""];
}
