/** Minifies esbuild's output again with terser. This makes a compressed chunk about 5 % smaller. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { minify } from "terser";
import { onceForInputs } from "./kept-results.mjs";

const { version } = createRequire(import.meta.url)("terser/package.json");

/** Syntax that all supported browsers know. */
const ecma = 2020;

/** The letters of a content hash. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The contents of the output file with this ending. */
const textOf = (outputFiles, ending) => outputFiles.find(({ path }) => path.endsWith(ending)).text;

/**
 * @param outputFiles the files of an esbuild build with a source map, not yet written
 * @param isModule `false` for a classic script, whose top-level names are global
 * @param wrapper the code is the body of a function, between its `head` and its `foot`
 * @returns {Promise<{ code: string, map: string }>} the code without a reference to its source map
 */
export async function minifyAgain(outputFiles, { isModule = true, wrapper } = {}) {
  const source = textOf(outputFiles, ".js");
  const settings = {
    module: isModule,
    ecma,
    parse: { bare_returns: !!wrapper },
    // These settings make the entry and the core 1 % smaller than the default.
    compress: { ecma, passes: 3, hoist_funs: true, inline: 2 },
    format: { ecma, ...(wrapper && { preamble: wrapper.head }) },
    sourceMap: { content: textOf(outputFiles, ".js.map"), includeSources: true },
  };
  const body = wrapper ? `${source}\n${wrapper.foot}` : source;
  return onceForInputs([version, body, settings], async () => {
    // terser changes the settings that it is given.
    const { code, map } = await minify(source, structuredClone(settings));
    return { code: wrapper ? code + wrapper.foot : code, map };
  });
}

/**
 * Keeps esbuild's output: for development, and for a large package that is published minified. Minifying that again takes
 * half a minute.
 */
export function keepAsBuilt(outputFiles, { wrapper } = {}) {
  const code = textOf(outputFiles, ".js").replace(/\n\/\/# sourceMappingURL=.+\n*$/, "");
  const map = textOf(outputFiles, ".js.map");
  if (!wrapper) return { code, map };
  const { mappings, ...rest } = JSON.parse(map);
  // A semicolon for the line of the head.
  return {
    code: `${wrapper.head}\n${code}\n${wrapper.foot}`,
    map: JSON.stringify({ ...rest, mappings: `;${mappings}` }),
  };
}

/** A hash of a file's content for its name. @param length number of letters */
export const contentHash = (text, length) =>
  [...createHash("sha256").update(text).digest()]
    .slice(0, length)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join("");
