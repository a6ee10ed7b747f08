/** `npx wyspa check FILE|FOLDER|URL…`: finds mistakes in templates and pages before a shopper does. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { messageOf } from "../message-of";
import { checkText } from "./check-text";
import { jsonReport, textReport } from "./report";
import type { Finding } from "./rule";
import { rules } from "./rules";
import { type Target, targetsOf } from "./targets";

export const usage = `npx wyspa check FILE|FOLDER|URL…

  --island NAME   an island that a script of the theme defines (repeatable)
  --errors        errors only, no warnings
  --json          the findings as JSON
  --rules         lists all rules

Exit codes: 0 nothing wrong, 1 mistakes found, 2 wrong use or a file that cannot be read`;

const options = {
  island: { type: "string", multiple: true, default: [] as string[] },
  errors: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  rules: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} satisfies ParseArgsConfig["options"];

/** The words of the command line; the reason as a text when it is used wrongly. */
function argumentsOf(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (!positionals.length && !values.help && !values.rules) return "Name at least one file, folder or URL.";
    return { ...values, names: positionals };
  } catch (error) {
    return (error as Error).message;
  }
}

const rulesText = () =>
  rules.map(({ name, level, finds }) => `${name.padEnd(16)}${level.padEnd(9)}${finds}`).join("\n");

/** @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  const given = argumentsOf(args);
  if (typeof given === "string") {
    console.error(`${given}\n\n${usage}`);
    return 2;
  }
  if (given.help || given.rules) {
    console.log(given.help ? usage : rulesText());
    return 0;
  }
  const findings: Finding[] = [];
  const unreadable: string[] = [];
  const targets: Target[] = [];
  let files = 0;
  for (const name of given.names)
    try {
      targets.push(...targetsOf(name));
    } catch (error) {
      unreadable.push(messageOf(error));
    }
  for (const target of targets)
    try {
      findings.push(...checkText(target.name, await target.read(), { themeIslands: given.island }));
      files++;
    } catch (error) {
      unreadable.push(messageOf(error));
    }
  const shown = given.errors ? findings.filter(({ level }) => level === "error") : findings;
  // "Nothing wrong" would be untrue of files that were not read.
  if (files || given.json) console.log((given.json ? jsonReport : textReport)(shown, files));
  for (const reason of unreadable) console.error(`Cannot be read: ${reason}`);
  return unreadable.length ? 2 : shown.length ? 1 : 0;
}
