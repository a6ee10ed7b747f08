/** `npx wyspa switch`: checks a switch file, and publishes it on a channel by one rename. */
import "../check/no-dom";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { didYouMean } from "../../base/nearest-name";
import { asObject } from "../../base/values";
import { switchMistakes } from "../../platform/switches/mistakes";
import { type Rule, rulesIn } from "../../platform/switches/rules";
import { channels, isChannel, replaceFile, versionOn } from "../deploy/channels";
import { versionsIn } from "../deploy/versions";
import { messageOf } from "../message-of";
import { readText } from "../read-text";

export const usage = `npx wyspa switch [FILE] --to FOLDER --channel ${channels.join("|")}

  FILE            the switch file, see OPERATIONS.md; default: the standard input
  --to FOLDER     the folder that \`npx wyspa deploy\` has made
  --channel NAME  the channel whose pages follow the file; may be given twice`;

/** An empty file may be a pipe that has failed. */
const EMPTY = "The file is empty. Write {} to switch nothing.";

interface Flags {
  readonly file: string | undefined;
  readonly to: string;
  readonly published: readonly string[];
}

/** @throws with a sentence about wrong use */
function readFlags(args: readonly string[]): Flags {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { to: { type: "string" }, channel: { type: "string", multiple: true } },
    allowPositionals: true,
  });
  const { to, channel: published = [] } = values;
  if (!to) throw new Error("--to is missing.");
  if (!published.length) throw new Error("--channel is missing.");
  for (const name of published)
    if (!isChannel(name)) throw new Error(`There is no channel "${name}", only ${channels.join(" and ")}.`);
  if (positionals.length > 1) throw new Error("Only one file can be published.");
  return { file: positionals[0], to: resolve(to), published };
}

export async function run(args: readonly string[]): Promise<number> {
  let flags: Flags;
  let text: string;
  try {
    flags = readFlags(args);
    text = readText(flags.file ?? null);
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  const problems = problemsOf(text, flags);
  if (problems.length) {
    for (const problem of problems) console.error(problem);
    console.error("Nothing is published.");
    return 1;
  }
  for (const channel of flags.published) {
    replaceFile(join(flags.to, channel, "switches.json"), text);
    console.log(`${channel} follows the file now.`);
  }
  return 0;
}

function problemsOf(text: string, { to, published }: Flags): readonly string[] {
  const missing = published.filter((name) => !existsSync(join(to, name, "wyspa.js")));
  if (missing.length)
    return missing.map((name) => `${to} has no channel "${name}". Deploy a version on it first.`);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return [text.trim() ? `The file is not valid JSON: ${messageOf(error)}` : EMPTY];
  }
  // A page ignores what is wrong; here nothing is published at all.
  const mistakes = switchMistakes(file).map((mistake) =>
    mistake.replace(/ The (file|rule) is ignored\.$/, ""),
  );
  if (mistakes.length) return mistakes;
  return (rulesIn(file) as readonly Rule[]).flatMap((rule) => unknownNames(rule, to, published));
}

/** The version of a rule must be deployed, and its islands must exist in the version of the channel. */
function unknownNames(
  { version, islands = {} }: Rule,
  to: string,
  published: readonly string[],
): readonly string[] {
  const folders = [...channels.filter((name) => versionOn(to, name)), ...versionsIn(to)];
  const ofVersion =
    version && !folders.includes(version)
      ? [`The version "${version}" is not deployed, only ${folders.join(", ")}.`]
      : [];
  const known = published.flatMap((channel) => islandsOn(to, channel));
  const unknown = Object.keys(islands).filter((name) => known.length && !known.includes(name));
  return [...ofVersion, ...unknown.map((name) => `There is no island "${name}". ${didYouMean(name, known)}`)];
}

function islandsOn(to: string, channel: string): readonly string[] {
  const version = isChannel(channel) && versionOn(to, channel);
  if (!version) return [];
  const manifest: unknown = JSON.parse(readFileSync(join(to, version, "manifest.json"), "utf8"));
  return Object.keys(asObject(asObject(manifest).islands));
}
