/** Letters that Unicode does not decompose into a base letter and a mark. */
const undecomposed = new Map(
  "ł:l đ:d ð:d ø:o ß:ss æ:ae œ:oe þ:th ı:i ħ:h ŧ:t"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** Normalises letters for comparison: lower case, without diacritics. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase() // independent of the locale, because Turkish lower-cases `I` to a dotless `ı`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łđðøßæœþıħŧ]/g, (letter) => undecomposed.get(letter) ?? letter);
