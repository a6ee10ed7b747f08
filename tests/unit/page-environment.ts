/**
 * The environment of unit tests that need a page: `// @vitest-environment page`. It sets up happy-dom as vitest does,
 * but from one bundled file. Loading its hundreds of modules would take each test file a third of a second.
 */
import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";
import { build } from "esbuild";
import { type Environment, populateGlobal } from "vitest/runtime";

const modules = join(process.cwd(), "node_modules");
const { version } = JSON.parse(readFileSync(join(modules, "happy-dom/package.json"), "utf8"));
/** Beside the folder of kept results of the build, whose old files every build deletes. */
const bundle = join(modules, ".cache/wyspa-tests", `happy-dom-${version}.mjs`);

/**
 * Node has these names, too. Its own do not work with the nodes and events of this window. Its timers would still fire
 * after a test file's end, when there is no window any more.
 */
const alsoOfTheWindow = [
  "AbortController",
  "AbortSignal",
  "FormData",
  "Headers",
  "MessagePort",
  "Request",
  "Response",
  "URL",
  "URLSearchParams",
  "clearInterval",
  "clearTimeout",
  "fetch",
  "setInterval",
  "setTimeout",
];

/** Several threads may write the bundle at once, so that it appears under its name only when it is whole. */
async function writeBundle(): Promise<void> {
  const outfile = `${bundle}.${process.pid}.${threadId}`;
  await build({
    stdin: { contents: 'export * from "happy-dom"', resolveDir: process.cwd() },
    bundle: true,
    // Constructors are known by their names.
    keepNames: true,
    format: "esm",
    platform: "node",
    // Some of its dependencies are CommonJS and require Node's modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    outfile,
  });
  renameSync(outfile, bundle);
}

/** Happy-dom's exports. */
export async function loadHappyDom(): Promise<typeof import("happy-dom")> {
  if (!existsSync(bundle)) await writeBundle();
  return import(pathToFileURL(bundle).href);
}

const environment = {
  name: "page",
  viteEnvironment: "client",
  /** Options stand in the test file: `// @vitest-environment-options { "url": … }`. */
  async setup(global, { page: options = {} }) {
    const { GlobalWindow } = await loadHappyDom();
    const page = new GlobalWindow({
      console,
      url: "http://localhost:3000",
      ...options,
      settings: { ...options.settings, disableErrorCapturing: true },
    });
    const { keys, originals } = populateGlobal(global, page, {
      bindFunctions: true,
      additionalKeys: alsoOfTheWindow,
    });
    return {
      async teardown() {
        await page.happyDOM.abort();
        page.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
} satisfies Environment;
export default environment;
