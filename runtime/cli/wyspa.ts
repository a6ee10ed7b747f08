#!/usr/bin/env node
/** `npx wyspa COMMAND`: the tools for theme designers and platforms. The build bundles them into `dist/cli/`. */
import { commands } from "./commands";

const usage = () =>
  [
    "npx wyspa COMMAND",
    "",
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
  ].join("\n");

const [name = "help", ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const { run } = await command.load();
  process.exitCode = await run(rest);
} else {
  const isHelp = ["help", "--help", "-h"].includes(name);
  console.log(isHelp ? usage() : `wyspa has no command "${name}".\n\n${usage()}`);
  process.exitCode = isHelp ? 0 : 2;
}
