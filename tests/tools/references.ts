/**
 * Finds references in comments, such as "bar R46", "contract B k.2" or "rulings 11 and 17". Each must lead to an id in
 * one of two documents of this repository.
 */

/** The documents that comments point to, as text. */
export interface Documents {
  /** `tests/BARS.md`: rows `| R46 P0 | …`, sections `(§2.3)` in headings and `**§6.10**` in lists. */
  readonly bars: string;
  /** `fixtures/PLATFORM.md`: headings `# Part C`, `### A 9.3 …`, list items `**A 9.3.4**`, `**Ruling 17**`. */
  readonly platform: string;
}

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).filter(Boolean).join(" "));

/** Every id that comments may cite: `bar R46`, `bars §6.10`, `contract A 9.3` and `ruling 17`. */
export function targetsIn({ bars, platform }: Documents): ReadonlySet<string> {
  const section = String.raw`([A-G]) (\d+(?:\.\d+)*|[a-z](?:\.\d+)?)`;
  return new Set([
    ...all(bars, /^\| ([A-Z]\d+) P\d \|/gm).map((id) => `bar ${id}`),
    ...all(bars, /^#+ .*\(§([\d.]+)\)$/gm).map((id) => `bars §${id}`),
    ...all(bars, /^- \*\*§([\d.]+)\*\*/gm).map((id) => `bars §${id}`),
    ...all(platform, /^# Part ([A-G]):/gm).map((id) => `contract ${id}`),
    ...all(platform, new RegExp(`^#+ ${section}\\.? `, "gm")).map((id) => `contract ${id}`),
    ...all(platform, new RegExp(`^- \\*\\*${section}\\*\\* `, "gm")).map((id) => `contract ${id}`),
    ...all(platform, /^- \*\*Ruling (\d+)\*\* /gm).map((id) => `ruling ${id}`),
  ]);
}

export interface Reference {
  /** An id of {@link targetsIn}. */
  readonly to: string;
  /** Offset in the text, in characters. */
  readonly at: number;
}

const number = String.raw`\d+(?:\.\d+)*`;
const also = String.raw`(?:\s*,\s*|\s+and\s+|\s*[–-]\s*)`;

/** Blanks the comment markers at the start of lines, so that references may span lines and offsets stay valid. */
const inOneLine = (text: string): string =>
  text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/)?/g, (start) => " ".repeat(start.length));

/** Every reference in a text. */
export function referencesIn(source: string): Reference[] {
  const text = inOneLine(source);
  const found = (pattern: string, read: (list: string) => string[]): Reference[] =>
    [...text.matchAll(new RegExp(pattern, "g"))].flatMap(({ index, 1: list = "" }) =>
      read(list).map((to) => ({ to, at: index })),
    );
  const numbers = (list: string) => list.match(new RegExp(number, "g")) ?? [];
  const sections = `§+\\s*(${number}(?:${also}§\\s*${number})*)`;
  return [
    ...found(`\\b[Bb]ars?\\s+([A-Z]\\d+(?:${also}[A-Z]\\d+)*)`, barsOf),
    ...found(`\\bbars?\\s+${sections}`, (list) => numbers(list).map((id) => `bars §${id}`)),
    ...found(`\\b[Rr]ulings?\\s+(\\d+(?:${also}\\d+)*)\\b`, (list) =>
      numbers(list).map((id) => `ruling ${id}`),
    ),
    // These documents are not in this repository, so such a reference always leads nowhere.
    ...found(`\\b[Ss]pec(?:ification)?\\s+${sections}`, (list) => numbers(list).map((id) => `spec §${id}`)),
    ...found(`\\b[Dd]esign\\s+${sections}`, (list) => numbers(list).map((id) => `design §${id}`)),
    ...found(`\\b[Rr]eferences\\s+${sections}`, (list) => numbers(list).map((id) => `references §${id}`)),
    ...[...text.matchAll(/\b[Cc]ontract(?=\s+(?:Part\s+)?[A-G]\b)/g)].flatMap(({ 0: word, index }) =>
      contractOf(text.slice(index + word.length, index + 200)).map((to) => ({ to, at: index })),
    ),
  ];
}

/** `S1–S3, S8` are four ids. */
function barsOf(list: string): string[] {
  return [...list.matchAll(/([A-Z])(\d+)(?:\s*[–-]\s*[A-Z](\d+))?/g)].flatMap(([, letter, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `bar ${letter}${Number(from) + at}`),
  );
}

/** `A 8, 17 and B j` are three ids; a bare number belongs to the letter before it. */
function contractOf(rest: string): string[] {
  const found: string[] = [];
  let [letter, at, next] = ["", 0, /\s+(?:Part\s+)?([A-G])\b/y];
  const id = /\s+§?(\d+(?:\.\d+)*|[a-q](?:\.\d+)?(?![\w-]))/y;
  const further = /(?:\s*,|\s+and)(?:(?=\s+\d)|\s+(?:contract\s+)?(?:Part\s+)?([A-G])\b)/y;
  for (;;) {
    next.lastIndex = at;
    const part = next.exec(rest);
    if (!part) return found;
    letter = part[1] ?? letter;
    id.lastIndex = next.lastIndex;
    const section = id.exec(rest);
    found.push(section ? `contract ${letter} ${section[1]}` : `contract ${letter}`);
    at = section ? id.lastIndex : next.lastIndex;
    next = further;
  }
}

/** References that lead nowhere, with their line numbers. */
export const deadReferences = (
  source: string,
  targets: ReadonlySet<string>,
): { to: string; line: number }[] =>
  referencesIn(source)
    .filter(({ to }) => !targets.has(to))
    .map(({ to, at }) => ({ to, line: source.slice(0, at).split("\n").length }));
