/**
 * Which runner a test file belongs to is told by its name alone:
 * - `tests/browser/<island or room>/<what>.test.ts` drives the shop in a browser
 * - `….policy.test.ts` does so under the strict Content Security Policy. It is a journey of an island: the policy only
 *   forbids, so whatever works under it also works without
 * - `….matrix.test.ts`, and the folders of {@link matrixFolders}, combine every feature with each file, touch, latency,
 *   window or fault, or observe pages for long. They run after all other tests, three files at a time, because pages
 *   retry their files on a busy machine
 */
export const policyFiles = "tests/browser/**/*.policy.test.ts";

/** Folders of tests/ that hold nothing but matrices. */
export const matrixFolders: readonly string[] = ["access", "faults", "injection", "load", "neighbours"];

export const matrixFiles: readonly string[] = [
  "tests/browser/**/*.matrix.test.ts",
  ...matrixFolders.map((folder) => `tests/${folder}/**/*.test.ts`),
];

/**
 * Islands that are tested in the folder of another island or room. Every other island has a folder of its own name in
 * tests/browser.
 */
export const testedBeside: Readonly<Record<string, string>> = {
  "cookie-link": "skip-link",
  "instalments-toggle": "instalments",
  "lazy-image": "responsive-image",
  "logout-link": "skip-link",
  "news-date": "texts",
  plural: "texts",
  "product-points": "product-details",
  "store-select": "delivery-place",
};

/** The folder with an island's browser tests, relative to the project. */
export const browserTestsOf = (island: string): string => `tests/browser/${testedBeside[island] ?? island}`;

/**
 * The files that documents name as `browser/mini-basket/sheet`: relative to tests/, without the ending that tells the
 * runner.
 */
export const filesNamed = (name: string): string[] =>
  [".test.ts", ".test.tsx", ".policy.test.ts", ".matrix.test.ts"].map((ending) => `tests/${name}${ending}`);
