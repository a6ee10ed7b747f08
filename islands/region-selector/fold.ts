import { foldLetters } from "../../runtime/dom/fold-letters";

/** Text as it is compared: folded letters, words parted by single spaces. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, " ")
    .trim();
