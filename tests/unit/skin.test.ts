// @vitest-environment node
/** The skin for pages without a theme: its tokens, their contrast, and rules that every page can override. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { transform } from "esbuild";
import { describe, expect, it, test } from "vitest";
import { stylesOf } from "../../runtime/cli/build/style.mjs";
import { tokensIn } from "../../runtime/cli/docs/tokens";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const parts = ["runtime", "islands"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".skin.css"))
    .map((file) => join(folder, file)),
);
const TOKENS = "runtime/overlays/tokens.skin.css";
const source = read(TOKENS);
const tokens = tokensIn(source);
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, "");

/** Relative luminance of a colour such as `#1c2421` (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Each text with the backgrounds that it has in the skin. */
const TEXTS = {
  text: ["page", "surface", "tint", "error-tint", "success-tint"],
  muted: ["page", "surface", "tint"],
  accent: ["page", "surface", "tint", "success-tint", "error-tint"],
  "accent-hover": ["page", "surface", "tint"],
  "on-accent": ["accent", "accent-hover"],
  error: ["page", "surface", "tint", "error-tint"],
  success: ["page", "surface", "success-tint"],
  /** Tooltips are inverted, and so is the mark of an error. */
  page: ["text"],
  surface: ["error"],
};
/** Borders of controls, and focus rings. */
const EDGES = { edge: ["page", "surface"], accent: ["page", "surface"], error: ["page", "surface"] };

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  const valueIn = (name: string) =>
    tokens.find((token) => token.name === `--wyspa-skin-${name}`)?.[scheme] ?? "";
  const tooLow = (pairs: Readonly<Record<string, readonly string[]>>, least: number) =>
    Object.entries(pairs).flatMap(([name, grounds]) =>
      grounds
        .filter((ground) => !(contrast(valueIn(name), valueIn(ground)) >= least))
        .map((ground) => `${name} on ${ground}: ${contrast(valueIn(name), valueIn(ground)).toFixed(2)}`),
    );

  it("every text has a contrast of at least 4.5:1", () => {
    expect(tooLow(TEXTS, 4.5)).toEqual([]);
  });

  it("borders of controls and focus rings have a contrast of at least 3:1", () => {
    expect(tooLow(EDGES, 3)).toEqual([]);
  });
});

describe("the tokens", () => {
  it("are eighteen, each with a meaning", () => {
    expect(tokens).toHaveLength(18);
    expect(tokens.filter(({ meaning }) => !meaning.trim())).toEqual([]);
  });

  it("are all used, and nothing else is", () => {
    const used = parts.flatMap((part) => read(part).match(/var\(--wyspa-skin-[\w-]+/g) ?? []);
    const names = [...new Set(used)].map((name) => name.slice("var(".length));
    expect(names.sort()).toEqual(tokens.map(({ name }) => name).sort());
  });

  it("have the same dark values by the system's setting and by the page's attribute", () => {
    const [, bySystem = "", byAttribute = ""] = source.split(
      /prefers-color-scheme: dark|\[data-wyspa-skin="dark"\]/,
    );
    const valuesIn = (css: string) => css.match(/(--wyspa-skin-[\w-]+|color-scheme): [^;]+/g);
    expect(valuesIn(bySystem)).toEqual(valuesIn(byAttribute));
    expect(valuesIn(bySystem)).toHaveLength(17); // all but font and radius, and the scheme
  });

  it("have no specificity, so that a page's own value wins wherever it is", () => {
    const selectors = withoutComments(source).match(/[^{}]+(?=\{)/g) ?? [];
    const wrong = selectors
      .map((one) => one.trim())
      .filter((one) => !/^@media/.test(one) && !/^:where\(.*\)$/s.test(one));
    expect(wrong).toEqual([]);
  });
});

describe.each(parts)("%s", (part) => {
  const css = withoutComments(read(part));

  it("is unlayered, and rules of the page override it", () => {
    expect(css).not.toMatch(/!important|@layer|@import/);
  });

  it("has its colours from tokens", () => {
    if (part !== TOKENS) expect(css.match(/#[\da-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)).toBeNull();
  });

  it("uses logical properties", () => {
    const physical =
      /(?:^|[\s;{])((?:margin|padding|border)-(?:left|right|top|bottom)|(?:min-|max-)?(?:width|height)|left|right|top|bottom|text-align:\s*(?:left|right))\s*:/gm;
    const sides = css.matchAll(/\b(?:margin|padding): (\S+) (\S+) (\S+) (\S+);/g);
    expect([...sides].filter(([, , end, , start]) => end !== start)).toEqual([]);
    const declarations = css.replace(/@media[^{]+\{/g, "");
    expect([...declarations.matchAll(physical)].map(([, name]) => name)).toEqual([]);
  });

  it("moves only for shoppers without reduced motion", () => {
    const still = css.replace(
      /@media \(prefers-reduced-motion: no-preference\) \{(?:[^{}]*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*[^{}]*\}/g,
      "",
    );
    expect(still).not.toMatch(/\b(transition|animation|scroll-behavior)\b/);
  });
});

test("each part lies beside what it dresses, and the built file contains all of them", async () => {
  const ofIslands = parts.filter((part) => part.startsWith("islands"));
  for (const part of ofIslands) expect(part).toMatch(/^islands\/([\w-]+)\/\1\.skin\.css$/);
  const islands = ofIslands.map((part) => ({ name: basename(part, ".skin.css"), folder: dirname(part) }));
  const target = ["chrome100"];
  const { "wyspa-skin.css": built = "" } = await stylesOf(root, islands, target);
  for (const part of parts) {
    const { code } = await transform(read(part), { loader: "css", minify: true, target });
    expect(built).toContain(code.trim());
  }
});
