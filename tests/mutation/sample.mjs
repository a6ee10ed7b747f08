/** Stryker plugin: lets only a sample of the mutants through to the tests (`npm run mutation -- <module> --sample N`). */
import { relative } from "node:path";
import { CheckStatus } from "@stryker-mutator/api/check";
import { declareValuePlugin, PluginKind } from "@stryker-mutator/api/plugin";

const SEED = "1";
const every = Number(process.env.WYSPA_SAMPLE) || 1;

/** 32-bit FNV-1a. */
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // The last bits of FNV depend on the last bits of the text only, so all bits are mixed into them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** One in `every` mutants, the same ones in each run. Line numbers do not count, so that a new line above changes nothing. */
export function isDrawn({ fileName, mutatorName, replacement, location: { start, end } }, oneIn = every) {
  const key = [SEED, relative(process.cwd(), fileName), mutatorName, replacement, start.column, end.column];
  return hashOf(key.join("\n")) % oneIn === 0;
}

/** Stryker has no status for "not drawn"; the report tells these mutants as errors of the compiler, which do not count. */
const sample = {
  init: async () => {},
  group: async (mutants) => [mutants.map(({ id }) => id)],
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: "not drawn" },
      ]),
    ),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, "sample", sample)];
