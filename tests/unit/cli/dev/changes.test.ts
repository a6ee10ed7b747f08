import { expect, test } from "vitest";
import { isWork, type Work, workOf } from "../../../../runtime/cli/dev/changes";

const partsOf = (...paths: string[]) =>
  Object.entries(workOf(paths))
    .filter(([, isTouched]) => isTouched)
    .map(([part]) => part as keyof Work);

test.each([
  ["an island's code", "islands/tooltip/bubble.ts", ["code"]],
  ["an island with React", "islands/mini-basket/line.tsx", ["code"]],
  ["the entry", "runtime/index.ts", ["code"]],
  ["a module of base/", "runtime/base/values.ts", ["code"]],
  ["a descriptor", "islands/tooltip/descriptor.ts", ["tables", "code"]],
  ["early code", "islands/banner/early.ts", ["tables", "code"]],
  ["a new folder of an island", "islands/new-one", ["tables"]],
  ["the table of chunks", "runtime/chunks.ts", ["tables", "code"]],
  ["Polish texts", "islands/tooltip/texts.ts", ["texts", "code"]],
  ["Polish texts of a shell", "islands/mini-basket/shell-texts.ts", ["texts", "code"]],
  ["a translation", "islands/tooltip/texts/eng.json", ["texts", "code"]],
  ["a translation of the runtime", "runtime/texts/eng.json", ["texts", "code"]],
  ["an island's stylesheet", "islands/tooltip/tooltip.css", ["styles"]],
  ["the stylesheet of overlays", "runtime/overlays/wyspa.css", ["styles"]],
  ["the stylesheet of maps", "runtime/map/map.css", ["styles", "maps"]],
  ["the theme", "fixtures/theme/94-small.css", ["theme"]],
  ["a module of the theme's pages", "fixtures/pages/modules/login.js", ["pages"]],
  ["a page of the demo shop", "fixtures/pages/looks.ts", ["server"]],
  ["the schema of the demo shop", "fixtures/graphql/schema.graphql", ["server"]],
  ["the build", "runtime/cli/build/project.mjs", ["tools"]],
])("%s is work for its parts alone", (_, path, parts) => {
  expect(partsOf(path)).toEqual(parts);
});

test.each([
  "islands/tooltip/README.md",
  "runtime/islands/generated/rows.ts",
  "islands/tooltip/.bubble.ts.swp",
  "islands/tooltip/bubble.ts~",
  "runtime/cli/check/index.ts",
])("%s causes no work", (path) => {
  expect(isWork(workOf([path]))).toBe(false);
});

test("several changes are the work of each", () => {
  expect(partsOf("fixtures/pages/looks.ts", "islands/tooltip/tooltip.css")).toEqual(["styles", "server"]);
});
