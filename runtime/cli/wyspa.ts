#!/usr/bin/env node
/** `npx wyspa COMMAND`: the tools for theme designers and platforms. The build bundles them into `dist/cli/`. */
import { didYouMean } from "../base/nearest-name";
import { commands } from "./commands";

const usage = () =>
  [
    "npx wyspa COMMAND [--help]",
    "",
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
  ].join("\n");

const isHelp = (word: string) => word === "--help" || word === "-h";

const [name = "help", ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) {
  const { run, usage: usageOfCommand } = await command.load();
  if (rest.some(isHelp)) console.log(usageOfCommand);
  else process.exitCode = await run(rest);
} else if (name === "help" || isHelp(name)) console.log(usage());
else {
  console.error(`wyspa has no command "${name}". ${didYouMean(name, Object.keys(commands))}\n\n${usage()}`);
  process.exitCode = 2;
}
