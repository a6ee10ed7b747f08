/** Letters that Unicode does not take apart into a letter and its mark. */
const whole = new Map(
  "ł:l đ:d ð:d ø:o ß:ss æ:ae œ:oe þ:th ı:i ħ:h ŧ:t"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** Letters as they are compared: small, without marks. */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase() // the same everywhere, also where `I` has no dot
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łđðøßæœþıħŧ]/g, (letter) => whole.get(letter) ?? letter);
