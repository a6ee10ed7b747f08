/** Describes the tokens of the skin, which its source explains by comments. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "./describe";
import { code, row } from "./markdown";

/** A custom property of the skin. */
interface Token {
  readonly name: string;
  readonly meaning: string;
  readonly light: string;
  /** The same as `light` when the scheme does not matter. */
  readonly dark: string;
}

/** @param css the source: each token follows a comment with its meaning, and the dark values follow their query */
export function tokensIn(css: string): Token[] {
  const [first = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const found = first.matchAll(/\/\* ([^*]+) \*\/\s+(--wyspa-skin-[\w-]+): ([^;]+);/g);
  return [...found].map(([, meaning = "", name = "", light = ""]) => {
    const inDark = new RegExp(`${name}: ([^;]+);`).exec(dark)?.[1];
    return { name, meaning, light, dark: inDark ?? light };
  });
}

/** The tokens as a table, with their values in both schemes. */
export function tokenTable({ root }: Project): string {
  const tokens = tokensIn(readFileSync(join(root, "runtime/overlays/tokens.skin.css"), "utf8"));
  return [
    row("token", "what it sets", "light", "dark"),
    "|---|---|---|---|",
    ...tokens.map(({ name, meaning, light, dark }) =>
      row(code(name), meaning, code(light), dark === light ? "" : code(dark)),
    ),
  ].join("\n");
}
