// @vitest-environment node
import { expect, test } from "vitest";
import { deadPaths, missingParts } from "../../tools/document-faults";

const files = [
  "runtime/base/loader.ts",
  "runtime/map/",
  "islands/date-picker/typed-day.ts",
  "tests/size/run.ts",
];
const deadIn = (text: string) => deadPaths(text, (path) => files.includes(path)).map(({ path }) => path);

test.each([
  ["a file of the repository", "`runtime/base/loader.ts`, `tests/size/run.ts`"],
  ["a folder of the repository", "`runtime/map/`"],
  ["a path without its first folder", "`base/loader.ts`, `date-picker/typed-day.ts`"],
  ["a pattern", "`islands/<name>/descriptor.ts`, `chunks/map-*.css`, `islands/{a,b}/index.ts`"],
  ["a built file", "`dist/wyspa.js`, `islands/generated/rows.ts`, `texts/cze/tooltip.js`"],
  ["a word without a path", "`index.ts`, `npm run docs`, `/basketedit.php`, `text/html`"],
])("%s is no fault", (_, text) => expect(deadIn(text)).toEqual([]));

test.each([
  ["`runtime/ground/loader.ts`", "runtime/ground/loader.ts"],
  ["`ground/loader.ts`", "ground/loader.ts"],
  ["`runtime/platform/storefront-data/`", "runtime/platform/storefront-data/"],
  ["`tests/old.md`", "tests/old.md"],
])("%s does not exist", (text, path) => expect(deadIn(text)).toEqual([path]));

test("a dead path is reported with its line", () => {
  expect(deadPaths("one\ntwo `base/gone.ts`", () => false)).toEqual([{ path: "base/gone.ts", line: 2 }]);
});

const page = `# tooltip

Shows an explanation.

**Markup:** an element with \`title\`.

**Classes:** none.

**Without the script:** the browser shows \`title\`.
`;

test("a complete page of an island has no fault", () => expect(missingParts(page)).toEqual([]));

test.each([
  ["Shows an explanation.\n\n", "introduction below its heading"],
  ["**Markup:** an element with `title`.\n", 'part "**Markup:**"'],
  ["**Classes:** none.\n", 'part "**Classes:**"'],
  ["**Without the script:** the browser shows `title`.\n", 'part "**Without the script:**"'],
])("a page without %j has a fault", (text, part) => {
  expect(missingParts(page.replace(text, ""))).toEqual([part]);
});
