/**
 * The demo shop's code as one script. Node starts it in half the time that it needs to compile some 250 files one by one,
 * and esbuild keeps what it has parsed.
 */
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildContext, context, type Loader, type Plugin } from "esbuild";

/** Files find their neighbours by `import.meta.url`, which in a bundle would be the bundle's address. */
const keepAddresses: Plugin = {
  name: "keep-addresses",
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|js|mjs)$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      if (!source.includes("import.meta.url")) return undefined;
      const contents = source.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href));
      const loader: Loader = extname(path) === ".ts" ? "ts" : "js";
      return { contents, loader };
    });
  },
};

export class ShopBundle {
  /** The script, once it is written. */
  readonly file: string;
  readonly #root: string;
  #context: BuildContext | null = null;

  /** @param out its folder, inside the project's, so that packages are found */
  constructor(root: string, out: string) {
    this.#root = root;
    this.file = join(out, "serve.mjs");
  }

  /** @throws esbuild's `BuildFailure` when a source has errors */
  async write(): Promise<void> {
    this.#context ??= await context({
      absWorkingDir: this.#root,
      entryPoints: ["fixtures/serve.ts"],
      outfile: this.file,
      bundle: true,
      platform: "node",
      format: "esm",
      packages: "external",
      sourcemap: "inline",
      plugins: [keepAddresses],
      logLevel: "silent",
    });
    await this.#context.rebuild();
  }

  async close(): Promise<void> {
    await this.#context?.dispose();
  }
}
