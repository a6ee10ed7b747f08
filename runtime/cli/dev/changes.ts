/** Decides which parts of the build and of the demo shop depend on changed files. */

/** The parts that `npm run dev` can renew, by what a change means for them. */
export interface Work {
  /** Descriptors, early code or the set of islands changed: the tables of the entry and the core do, too. */
  readonly tables: boolean;
  /** Texts in any language changed. */
  readonly texts: boolean;
  /** Our stylesheet changed. */
  readonly styles: boolean;
  /** The files of maps besides the chunks changed. */
  readonly maps: boolean;
  /** Scripts that may be part of chunks changed. */
  readonly code: boolean;
  /** The demo shop's stylesheets changed. It reads them for each answer. */
  readonly theme: boolean;
  /** Files that the demo shop reads for each answer changed. */
  readonly pages: boolean;
  /** The demo shop's own code changed: its process must start again. */
  readonly server: boolean;
  /** The tools themselves changed: only a new `npm run dev` uses them. */
  readonly tools: boolean;
}

const patterns: Readonly<Record<keyof Work, RegExp>> = {
  tables: /^islands\/[^/]+$|^islands\/[^/]+\/(descriptor|early)\.ts$|^runtime\/chunks\.ts$/,
  texts:
    /^(islands|runtime)\/(.+\/)?(texts|[\w-]+-texts)\.ts$|\/texts\/\w+\.json$|^runtime\/texts\/languages\.ts$/,
  styles: /^(islands|runtime)\/.+\.css$/,
  maps: /^runtime\/map\/(map\.css|clusters-worker\.ts)$/,
  code: /^(islands|runtime)\/.+\.(ts|tsx|json)$/,
  theme: /^fixtures\/theme\/.+\.css$/,
  pages: /^fixtures\/pages\/modules\/.+\.js$/,
  server: /^fixtures\/(?!theme\/|pages\/modules\/).+\.(ts|js|json|graphql)$/,
  tools: /^runtime\/cli\/(build|dev)\/|^build\.mjs$/,
};

/** Files that no part is made of: generated tables, documents, and what editors write for themselves. */
const ignored = /\/generated\/|\.md$|(^|\/)[.#][^/]*$|~$|^runtime\/cli\/(?!build|dev)/;

/** @param paths changed files and folders, relative to the project's folder, with `/` */
export function workOf(paths: readonly string[]): Work {
  const known = paths.filter((path) => !ignored.test(path));
  const isTouched = (part: keyof Work) =>
    known.some((path) => patterns[part].test(path) && (part === "tools" || !patterns.tools.test(path)));
  return Object.fromEntries(
    Object.keys(patterns).map((part) => [part, isTouched(part as keyof Work)]),
  ) as unknown as Work;
}

/** Whether any part depends on a changed file. */
export const isWork = (work: Work): boolean => Object.values(work).some(Boolean);
