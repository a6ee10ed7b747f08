/** One script of the development build: esbuild keeps what it has parsed, so that building again takes milliseconds. */
import { type BuildContext, type BuildOptions, type BuildResult, context, type Metafile } from "esbuild";
import { keepAsBuilt } from "../build/minify.mjs";

type Result = BuildResult<{ metafile: true; write: false }>;

export interface Script {
  /** The file's path in the build's folder. */
  readonly file: string;
  readonly code: string;
  readonly map: string;
}

export class ScriptContext {
  readonly file: string;
  readonly #context: BuildContext<{ metafile: true; write: false }>;
  #inputs = new Set<string>();
  #metafile: Metafile | null = null;

  private constructor(file: string, made: BuildContext<{ metafile: true; write: false }>) {
    this.file = file;
    this.#context = made;
  }

  static async open(file: string, options: BuildOptions): Promise<ScriptContext> {
    // Errors are shown by `npm run dev` itself, once.
    const own = { ...options, minify: false, metafile: true, write: false, logLevel: "silent" } as const;
    return new ScriptContext(file, await context(own));
  }

  /** esbuild's metafile of the last good build. */
  get metafile(): Metafile | null {
    return this.#metafile;
  }

  /** Whether the last good build contains one of these files (paths from the project's folder). */
  contains(files: readonly string[]): boolean {
    return files.some((file) => this.#inputs.has(file));
  }

  /** @throws esbuild's `BuildFailure` when a source has errors */
  async build(): Promise<Script> {
    const { metafile, outputFiles }: Result = await this.#context.rebuild();
    this.#metafile = metafile;
    this.#inputs = new Set(Object.keys(metafile.inputs));
    return { file: this.file, ...keepAsBuilt(outputFiles) };
  }

  dispose(): Promise<void> {
    return this.#context.dispose();
  }
}
