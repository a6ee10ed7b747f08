/**
 * The direction between the rooms of runtime/: code flows from the ground up. A room may use those before it in this list;
 * types may be taken from anywhere, because they end up in no file.
 */
const ORDER = [
  "base",
  "dom",
  "texts",
  "prices",
  "config",
  "store",
  "page",
  "events",
  "platform",
  "gate",
  "visit",
  "customer",
  "overlays",
  "second-factor",
  "map",
  "calendar",
  "legacy",
  "islands",
  "react",
  "public",
  "top",
];

/** @param path from the project's root, with or without its ending */
export function roomOf(path: string): string | null {
  if (/^runtime\/public\/events(\.ts)?$/.test(path)) return "events"; // what every room may send
  const [, room, rest] = /^runtime\/([\w.-]+)(\/.*)?$/.exec(path) ?? [];
  if (!room || room === "cli") return null;
  return ORDER.includes(room) && (rest || !/\.ts$/.test(path)) ? room : "top";
}

/** Says what is wrong with an import of code; null where its direction is right. */
export function wrongDirection(file: string, from: string): string | null {
  const [own, other] = [roomOf(file), roomOf(from)];
  if (!own || !other || own === other) return null;
  return ORDER.indexOf(other) < ORDER.indexOf(own)
    ? null
    : `imports ${from}: ${own} stands below ${other}, and may only use what is below it`;
}
