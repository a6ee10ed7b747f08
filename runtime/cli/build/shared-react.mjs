/**
 * React islands are built without React: each is a function of the modules in `runtime/react/index.ts`, so that a React
 * that had to be fetched twice is still one for all of them.
 */
import { basename, dirname, join } from "node:path";

const folder = join("runtime", "react");

/** Leaves React and `runtime/react/` out; the loader provides them by these names. */
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

/**
 * The options that make a module the function that `base/loader.ts` calls. Its exports are handed over as an object of
 * their own: the bundler's way to export from CommonJS walks prototypes, where other scripts may have put something.
 * The source is named from its own folder: where the repository lies must not be read in source maps, nor change the hashes
 * that every page carries.
 * @param exported the names that the module exports
 */
export const asFunctionOfReact = (source, exported) => ({
  format: "cjs",
  banner: { js: "export const withReact=require=>{const module={};" },
  footer: { js: "return module.exports};" },
  logOverride: { "commonjs-variable-in-esm": "silent" },
  plugins: [
    {
      name: "hand-over",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^hand-over$/ }, () => ({
          path: basename(source),
          namespace: "hand-over",
        }));
        onLoad({ filter: /./, namespace: "hand-over" }, () => ({
          contents: `import { ${exported.join(", ")} } from ${JSON.stringify(`./${basename(source)}`)};
            module.exports = { ${exported.join(", ")} };`,
          resolveDir: dirname(source),
        }));
      },
    },
  ],
});

/** Whether a bundle leaves something to be provided. */
export const needsReact = ({ outputs }) =>
  Object.values(outputs).some(({ imports }) =>
    imports.some(({ path, external }) => external && /react/.test(path)),
  );
