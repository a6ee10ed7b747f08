/**
 * The order of the rooms of runtime/, from the bottom up. A room imports only from rooms before it in this list, code and
 * types alike. Types that rooms share live in `contracts/`.
 */
const ORDER = [
  "base",
  "contracts",
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
