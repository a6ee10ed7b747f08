/** The table of the rules of `npx wyspa check`, from the rules themselves. */
import { rules } from "../check/rules";

const cell = (text: string) => text.replace(/\|/g, "\\|");

export const checkRules = (): string =>
  [
    "| rule | level | finds |",
    "|---|---|---|",
    ...rules.map(({ name, level, finds }) => `| \`${name}\` | ${level} | ${cell(finds)} |`),
  ].join("\n");
