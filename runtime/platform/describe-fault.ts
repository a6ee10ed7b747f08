/** What a report says of a fault: short, and without anything personal (bars H1, S21). */
const LONGEST = 1_500;
const TOP_FRAMES = 6;

/** Takes out what may be personal: query strings, addresses of mail, long numbers, tokens. */
export function redact(text: string): string {
  return text
    .replace(/([?#])[^\s)'"]*?(?=:\d+:\d+|[\s)'"]|$)/g, "$1…")
    .replace(/[^\s@<>"']+@[^\s@<>"']+/g, "…@…")
    .replace(/\d[\d -]{7,}\d/g, "…")
    .replace(/[A-Za-z0-9_-]{32,}/g, "…");
}

/** The message and the top frames of a fault, in at most 1,500 characters. */
export function describeFault(error: unknown, where: string): string {
  const own = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const frames =
    error instanceof Error ? (error.stack ?? "").split("\n").filter((line) => /:\d+:\d+/.test(line)) : [];
  const lines = [`wyspa ${where}: ${own}`, ...frames.slice(0, TOP_FRAMES).map((line) => line.trim())];
  return redact(lines.join("\n")).slice(0, LONGEST);
}
