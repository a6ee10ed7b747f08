/** The rooms of runtime/ and their directions, by the table of `runtime/README.md`. */
import { readdirSync, readFileSync } from "node:fs";

const runtime = new URL("../../runtime/", import.meta.url);
const table = readFileSync(new URL("README.md", runtime), "utf8").matchAll(/^\| `([\w-]+)\/` \|/gm);

const rooms = [...table].map(([, room = ""]) => room);

/**
 * From the top down. A room may import code and types only from rooms below it. The platform and all rooms above it
 * dispatch events.
 */
const ORDER = ["top", ...rooms.flatMap((room) => (room === "platform" ? [room, "events"] : room))];

/** Differences between the table and the folders. `cli` is no room, because no page loads it. */
export function wrongRooms(): string[] {
  const folders = readdirSync(runtime, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "cli")
    .map(({ name }) => name);
  return [
    ...folders.filter((room) => !rooms.includes(room)).map((room) => `its table of rooms lacks ${room}/`),
    ...rooms
      .filter((room, at) => !folders.includes(room) || rooms.indexOf(room) < at)
      .map((room) => `its table of rooms has a row too many for ${room}/`),
  ];
}

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
  return ORDER.indexOf(other) > ORDER.indexOf(own)
    ? null
    : `imports ${from}: ${own} stands below ${other}, and may only use what is below it`;
}
