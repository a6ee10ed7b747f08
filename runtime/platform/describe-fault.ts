/** Describes a fault for a report: short, and without personal data (bars H1, S21). */
const LONGEST = 1_500;
const TOP_FRAMES = 6;

/**
 * Removes possible personal data: query strings, mail addresses, long numbers, tokens. Code positions stay: `:10:5`
 * after a query, and the frames of Firefox and Safari, `mount@https://…`, which look like mail addresses.
 */
export const redact = (text: string): string =>
  dropPersonal(text.replace(/([?#])\S+?(?=:\d+:\d+\)?(?:\s|$)|\s|$)/g, "$1…"));

/** Removes mail addresses, long numbers and tokens. */
export function dropPersonal(text: string): string {
  return text
    .replace(/[^\s@<>"()]{1,64}(?:@|%40)(?!https?:)[^\s@<>"()]+/g, "…@…")
    .replace(/\beyJ[\w.-]{10,}/g, "…") // a JSON Web Token, whose parts are joined by dots
    .replace(/[\w-]{32,}/g, "…") // before long numbers: without its digits, a token would be too short to match
    .replace(/\d[\d \u00a0-]{7,}\d/g, "…");
}

/** Reads a part of a thrown value safely: a getter or `toString` may throw, and a report must not. */
function read(fault: () => unknown): string {
  try {
    return String(fault());
  } catch {
    return "unreadable";
  }
}

/**
 * The message and the top stack frames of a fault, in at most 1,500 characters.
 * @param secrets strings that are removed
 */
export function describeFault(error: unknown, where: string, secrets: readonly string[] = []): string {
  const own = read(() => (error instanceof Error ? `${error.name}: ${error.message}` : error));
  const stack = read(() => (error instanceof Error ? (error.stack ?? "") : ""));
  const frames = stack.split("\n").filter((line) => /:\d+:\d+/.test(line));
  const lines = [`wyspa ${where}: ${own}`, ...frames.slice(0, TOP_FRAMES).map((line) => line.trim())];
  const all = secrets.reduce(
    (text, secret) => (secret ? text.split(secret).join("…") : text),
    lines.join("\n"),
  );
  return redact(all).slice(0, LONGEST);
}
