/**
 * Files are built without what the page has already: React, and the modules of the entry that `runtime/shared.ts` lists.
 * Each file is a function that receives both, so a page has one copy of either.
 */
import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";

const folder = join("runtime", "react");

/** The function of the entry that returns a shared value by its name, as the files call it. Short, because the minifier renames no global. */
const TAKE = "_";
const SHARED = "runtime/shared.ts";

/** The names that the entry shares, by the source that exports them: the imports of `runtime/shared.ts`. */
function sharedNames(root) {
  const code = readFileSync(join(root, SHARED), "utf8");
  const imports = [...code.matchAll(/^import \{([^}]+)\} from "\.\/(.+)";$/gm)];
  const namesIn = (list) => list.split(",").flatMap((name) => name.trim() || []);
  return new Map(imports.map(([, names, path]) => [`runtime/${path}.ts`, namesIn(names)]));
}

/**
 * A plugin that takes from the page what it has already.
 *
 * - React and `runtime/react/` are external: the loader provides them by these names.
 * - A shared module is replaced by one that takes the shared names from the entry, and has the others itself.
 */
export const handedOver = {
  name: "handed-over",
  setup(build) {
    const root = build.initialOptions.absWorkingDir;
    const names = sharedNames(root);
    build.onResolve({ filter: /^react(-dom)?(\/jsx-runtime)?$/ }, ({ path }) => ({ path, external: true }));
    // esbuild itself compares the filter. Asking this plugin for every import would double the time of a build.
    const shared = [...names.keys()].map((file) => basename(file, ".ts")).join("|");
    const filter = new RegExp(`^\\.{1,2}/(.+/)?(react(/.+)?|${shared})$`);
    build.onResolve({ filter }, async ({ path, resolveDir, kind, pluginData, namespace }) => {
      if (pluginData === handedOver || namespace === "handed-over") return undefined;
      const found = await build.resolve(path, { resolveDir, kind, pluginData: handedOver });
      if (found.path.includes(`${folder}/`)) return { path: "runtime/react", external: true };
      const source = relative(root, found.path);
      return names.has(source) ? { path: source, namespace: "handed-over" } : found;
    });
    build.onLoad({ filter: /./, namespace: "handed-over" }, ({ path }) => ({
      contents: taking(path, names.get(path)),
      loader: "js",
      resolveDir: root,
    }));
  },
};

/** The annotation lets esbuild drop a name that the file does not use. */
const taking = (path, names) =>
  [
    `export * from "./${path}";`,
    ...names.map((name) => `export const ${name} = /* @__PURE__ */ ${TAKE}("${name}");`),
  ].join("\n");

/** The packages of the lean flavour (`--react=preact`), by the names that the sources import. */
const lean = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/**
 * Puts Preact in React's place. Only the chunk `react` contains either of them, so the flavours differ in this one file,
 * and in the tables with its hash.
 */
export const preactAsReact = {
  name: "preact-as-react",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^react(-dom)?(\/(client|jsx-runtime))?$/ }, ({ path, resolveDir, kind }) =>
      resolve(lean[path], { resolveDir, kind }),
    );
  },
};

/** esbuild's options for a file that becomes a function. */
export const asFunction = { format: "cjs", logOverride: { "commonjs-variable-in-esm": "silent" } };

/**
 * What stands around a file's code, so that it is the function that `base/loader.ts` calls: `withReact` for a file that
 * needs React, else `withShared`. The parentheses let browsers compile it while the file arrives, instead of at the
 * call. The file sets `module.exports` to a plain object: the bundler's CommonJS exports walk prototypes, which other
 * scripts may have extended.
 */
export const wrapperOf = (isOfReact) => ({
  head: `export const ${isOfReact ? `withReact=(function(require,${TAKE})` : `withShared=(function(${TAKE})`}{const module={};`,
  foot: "return module.exports});",
});

/** Whether a bundle has external React modules. */
export const needsReact = ({ outputs }) =>
  Object.values(outputs).some(({ imports }) =>
    imports.some(({ path, external }) => external && /react/.test(path)),
  );
