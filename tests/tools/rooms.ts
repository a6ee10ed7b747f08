/**
 * The order of runtime/'s rooms. A room may import code and types only from rooms above it in this list.
 */
const ORDER = [
  "base",
  "contracts",
  "dom",
  "forms",
  "leaving",
  "texts",
  "places",
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
  "debug",
  "top",
];

/** The rooms that are folders, in the same order; `runtime/README.md` lists them. */
export const ROOMS: readonly string[] = ORDER.filter((room) => room !== "events" && room !== "top");

/** @param path from the project's root, with or without its ending */
export function roomOf(path: string): string | null {
  if (/^runtime\/public\/events(\.ts)?$/.test(path)) return "events"; // every room may dispatch these
  const [, room, rest] = /^runtime\/([\w.-]+)(\/.*)?$/.exec(path) ?? [];
  if (!room || room === "cli") return null;
  return ORDER.includes(room) && (rest || !/\.ts$/.test(path)) ? room : "top";
}

/** Describes the fault of an import; `null` when its direction is allowed. */
export function wrongDirection(file: string, from: string): string | null {
  const [own, other] = [roomOf(file), roomOf(from)];
  if (!own || !other || own === other) return null;
  return ORDER.indexOf(other) < ORDER.indexOf(own)
    ? null
    : `imports ${from}: ${own} stands below ${other}, and may only use what is below it`;
}
