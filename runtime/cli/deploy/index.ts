/**
 * `npx wyspa deploy`: puts the built files under the address of their version, and publishes versions on channels.
 *
 *   FOLDER/0.1.0/     wyspa.js, chunks/ …    never change
 *   FOLDER/0.2.0/     wyspa.js, chunks/ …
 *   FOLDER/stable/    wyspa.js               runs the files of one version; replaced by a deploy
 *   FOLDER/next/      wyspa.js
 */
import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { messageOf } from "../message-of";
import { channels, isChannel, publish } from "./channels";
import { brokenFilesIn } from "./complete";
import { compressFolder } from "./compress";
import { DAYS, prune } from "./prune";
import { addVersion, versionOf, versionsIn } from "./versions";

export const usage = `npx wyspa deploy --to FOLDER [--channel ${channels.join("|")}]… [--version VERSION] [--compress] [--prune [--keep VERSION]…]

  --to FOLDER          the folder that the server publishes
  --channel NAME       publishes the version on this channel, too
  --version VERSION    a version that was deployed before, for example to roll back; default: the files of this package
  --compress           adds a .br and a .gz beside each file, for servers that send such files
  --prune              removes versions that no channel has run for ${DAYS} days
  --keep VERSION       not this one, because pages name it
  --dir DIR            the built files; default: those of this package`;

interface Flags {
  readonly to?: string;
  readonly channel?: readonly string[];
  readonly version?: string;
  readonly compress?: boolean;
  readonly prune?: boolean;
  readonly keep?: readonly string[];
  readonly dir?: string;
}

/** @throws with a sentence about wrong use */
function readFlags(args: readonly string[]): Flags {
  const one = { type: "string" } as const;
  const many = { type: "string", multiple: true } as const;
  const options = {
    to: one,
    channel: many,
    version: one,
    compress: { type: "boolean" },
    prune: { type: "boolean" },
    keep: many,
    dir: one,
  } as const;
  const flags: Flags = parseArgs({ args: [...args], options }).values;
  if (!flags.to) throw new Error("--to is missing.");
  for (const name of flags.channel ?? [])
    if (!isChannel(name)) throw new Error(`There is no channel "${name}", only ${channels.join(" and ")}.`);
  if (flags.keep && !flags.prune) throw new Error("--keep belongs to --prune.");
  if (flags.version && flags.dir)
    throw new Error("--version names files that are deployed, so --dir has no use.");
  if (flags.version && !flags.channel && !flags.prune) throw new Error("--version needs a --channel.");
  return flags;
}

export async function run(args: readonly string[]): Promise<number> {
  let flags: Flags;
  try {
    flags = readFlags(args);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  try {
    deploy(flags);
    return 0;
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

function deploy({
  to: folder = "",
  channel: published = [],
  version: given,
  compress: isCompressed,
  prune: isPruned,
  keep = [],
  dir,
}: Flags): void {
  const to = resolve(folder);
  if (existsSync(to) && !statSync(to).isDirectory()) throw new Error(`${to} is a file, not a folder.`);
  refuseUnknown(keep, to);
  const version = given ?? addBuild(dir ? resolve(dir) : fileURLToPath(new URL("..", import.meta.url)), to);
  if (!versionsIn(to).includes(version))
    throw new Error(`${to} has no version ${version}. ${versionsText(to)}`);
  for (const channel of channels.filter((name) => published.includes(name))) {
    const before = publish(to, channel, version);
    console.log(`${channel} runs ${version}${before && before !== version ? `; before: ${before}` : ""}.`);
  }
  if (isCompressed) for (const name of [version, ...published]) compressFolder(join(to, name));
  if (!isPruned) return;
  for (const old of prune(to, keep)) console.log(`${old} is removed.`);
}

const versionsText = (to: string) => {
  const versions = versionsIn(to);
  return versions.length ? `It has ${versions.join(", ")}.` : "It has none: deploy one first.";
};

/** A misspelt version would not be kept. */
function refuseUnknown(kept: readonly string[], to: string): void {
  const unknown = kept.filter((version) => !versionsIn(to).includes(version));
  if (unknown.length)
    throw new Error(`--keep names ${unknown.join(", ")}, which ${to} does not have. ${versionsText(to)}`);
}

/** @returns the version of the build, which is deployed now */
function addBuild(from: string, to: string): string {
  let version: string;
  try {
    version = versionOf(from);
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error;
    throw isMissing ? new Error(`${from} contains no build: manifest.json is missing.`) : error;
  }
  const [broken] = brokenFilesIn(from);
  if (broken)
    throw new Error(`${from}: ${broken} is missing or is not the file of this build. Copy the folder again.`);
  console.log(`${version} is ${addVersion(from, to, version) ? "deployed" : "there already"}.`);
  return version;
}
