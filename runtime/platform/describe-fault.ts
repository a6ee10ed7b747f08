/** What a report says of a fault: short, and without anything personal (bars H1, S21). */
const LONGEST = 1_500;
const TOP_FRAMES = 6;

/**
 * Takes out what may be personal: query strings, mail addresses, long numbers, tokens. What tells the place
 * stays: `:10:5` behind a query, and Firefox's and Safari's frames, `mount@https://…`, which are no mails.
 */
export function redact(text: string): string {
  return text
    .replace(/([?#])\S+?(?=:\d+:\d+\)?(?:\s|$)|\s|$)/g, "$1…")
    .replace(/[^\s@<>"()]{1,64}(?:@|%40)(?!https?:)[^\s@<>"()]+/g, "…@…")
    .replace(/\d[\d \u00a0-]{7,}\d/g, "…")
    .replace(/\beyJ[\w.-]{10,}/g, "…") // a JSON web token: dots hold its parts together
    .replace(/[\w-]{32,}/g, "…");
}

/** Some faults resist being read; a report must not become one itself. */
function read(fault: () => unknown): string {
  try {
    return String(fault());
  } catch {
    return "unreadable";
  }
}

/**
 * The message and the top frames of a fault, in at most 1,500 characters.
 * @param secrets texts that must not be in it
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
