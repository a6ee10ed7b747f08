/** The channels: folders with a short-lived entry that runs the files of one version. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { removeCopies } from "./compress";
import { versionsIn } from "./versions";

export const channels = ["stable", "next"] as const;
export type Channel = (typeof channels)[number];

export const isChannel = (name: string): name is Channel => (channels as readonly string[]).includes(name);

/** The version that a channel runs; `undefined` when the channel does not exist. */
export function versionOn(to: string, channel: Channel): string | undefined {
  const entry = join(to, channel, "wyspa.js");
  if (!existsSync(entry)) return undefined;
  const running = readFileSync(entry);
  return versionsIn(to).find((version) => running.equals(readFileSync(join(to, version, "channel.js"))));
}

/**
 * Publishes a version on a channel. One rename at the end replaces the entry. A page gets the old entry or the new one,
 * and the files of both versions are there.
 * @returns the version that the channel ran before
 */
export function publish(to: string, channel: Channel, version: string, now = new Date()): string | undefined {
  const before = versionOn(to, channel);
  const folder = join(to, channel);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, "switches.json"))) replaceFile(join(folder, "switches.json"), "{}\n");
  // For pages that link them.
  for (const sheet of readdirSync(join(to, version)).filter(
    (name) => name.endsWith(".css") && name.startsWith("wyspa"),
  ))
    replaceFile(join(folder, sheet), readFileSync(join(to, version, sheet)));
  replaceFile(join(folder, "wyspa.js"), readFileSync(join(to, version, "channel.js")));
  // `prune` counts its days from the moment that no channel runs a version any more.
  for (const used of [before, version]) if (used) utimesSync(join(to, used), now, now);
  return before;
}

/** Replaces a file by one rename, so that no request gets a part of it. */
export function replaceFile(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  removeCopies(file);
  renameSync(unfinished, file);
}
