/**
 * Test files that combine every feature with each file, touch, latency, window or fault, and those that observe pages
 * for long. Every command runs a sample of them, drawn with the commit as its seed; `npm run test:matrix` runs them
 * whole. They run after all other tests, three files at a time, because pages retry their files on a busy machine.
 */
const inBrowser = [
  "accessibility",
  "api-without-files",
  "files-that-fail",
  "first-touch",
  "form-without-answers",
  "frame-at-any-size",
  "frame-resizing",
  "journeys",
  "journeys-in-modes",
  "other-promises",
  "page-modules-without-files",
  "pages-pressed",
  "placement",
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
const folders = ["access", "faults", "injection", "load", "neighbours"];

/** As vitest's configuration names them. */
export const matrices: readonly string[] = [
  ...inBrowser.map((name) => `tests/browser/${name}.test.ts`),
  ...folders.map((folder) => `tests/${folder}/**/*.test.ts`),
];
