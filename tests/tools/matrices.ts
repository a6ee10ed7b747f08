/**
 * Test files that combine every feature with each file, touch, latency, window or fault, and those that observe pages
 * for long. Every command runs a sample of them, drawn with the commit as its seed; `npm run test:matrix` runs them
 * whole. They run after all other tests, two files at a time, because pages retry their files on a busy machine.
 */
const inBrowser = [
  "accessibility",
  "files-that-fail",
  "first-touch",
  "frame-at-any-size",
  "journeys",
  "journeys-in-modes",
  "page-modules-without-files",
  "pages-pressed",
  "product-untouched",
  "quiet-pages",
  "runtime-hostile-globals",
  "runtime-isolation",
  "runtime-vandals",
  "search-panel-waiting",
  "second-factor-troubles",
  "visits-long",
  "without-script",
];
/** Folders of tests/ that hold nothing else. */
const folders = ["access", "faults", "injection", "load"];

/** As vitest's configuration names them. */
export const matrices: readonly string[] = [
  ...inBrowser.map((name) => `tests/browser/${name}.test.ts`),
  ...folders.map((folder) => `tests/${folder}/**/*.test.ts`),
];
