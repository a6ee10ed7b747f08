/**
 * Builds React islands without React: each is a function of the modules in `runtime/react/index.ts`. All islands thus
 * share one React, even when its chunk had to be fetched twice.
 */
import { join } from "node:path";

const folder = join("runtime", "react");

/** Marks React and `runtime/react/` as external; the loader provides them by these names. */
export const sharedReact = {
  name: "shared-react",
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/jsx-runtime)?$/ }, ({ path }) => ({ path, external: true }));
    build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === sharedReact) return undefined;
      const found = await build.resolve(path, { resolveDir, kind, pluginData: sharedReact });
      return found.path.includes(`${folder}/`) ? { path: "runtime/react", external: true } : found;
    });
  },
};

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

/**
 * Options that wrap a file into the function that `base/loader.ts` calls. The file sets `module.exports` to a plain
 * object: the bundler's CommonJS exports walk prototypes, which other scripts may have extended.
 */
export const functionOfReact = {
  format: "cjs",
  banner: { js: "export const withReact=require=>{const module={};" },
  footer: { js: "return module.exports};" },
  logOverride: { "commonjs-variable-in-esm": "silent" },
};

/** Whether a bundle has external React modules. */
export const needsReact = ({ outputs }) =>
  Object.values(outputs).some(({ imports }) =>
    imports.some(({ path, external }) => external && /react/.test(path)),
  );
