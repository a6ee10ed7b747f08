import { foldLetters } from "../../runtime/dom/fold-letters";

/** Normalises text for comparison: folds letters and separates words with single spaces. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, " ")
    .trim();
