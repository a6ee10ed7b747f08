// @vitest-environment node
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { rules } from "../../../runtime/cli/check/rules";
import { generatedDocuments, withGeneratedParts } from "../../../runtime/cli/docs";

const names = readdirSync(new URL("../../../islands", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const part = (name: string) => `<!-- generated:start ${name} -->\nold\n<!-- generated:end -->`;
const INDEX = "islands/README.md";
const emptyIndex = [
  "# Islands",
  part("check"),
  part("islands"),
  part("runtime"),
  part("tokens"),
  "by hand",
].join("\n\n");
const pageOf = (name: string) => `islands/${name}/README.md`;
const page = (name: string) =>
  withGeneratedParts(pageOf(name), [`# ${name}`, "by hand", part(name)].join("\n\n"));

test("the index links to each island's page, with its summary, its kind and what it asks of a server", async () => {
  const text = await withGeneratedParts(INDEX, emptyIndex);
  expect(text).not.toContain("\nold\n");
  expect(text).toMatch(/^# Islands\n/);
  expect(text).toMatch(/\n\nby hand$/);
  for (const name of names) expect(text).toContain(`\n| [${name}](${name}/README.md) | `);
  expect(text).toMatch(/\| \[mini-basket\]\(mini-basket\/README\.md\) \| Keeps [^|]+ \| React \| needed \|/);
  expect(text).toMatch(/\| \[tooltip\]\(tooltip\/README\.md\) \| Shows [^|]+ \| plain \| – \|/);
  expect(text).toContain(" | plain | adds coordinates of an address |");
  expect(text).toContain("| `--wyspa-dialog-level` | `1000` |");
  expect(text).toMatch(/\| `--wyspa-skin-page` \| the page's background \| `#\w+` \| `#\w+` \|/);
  expect(text).toMatch(/\| `--wyspa-skin-radius` \| [^|]+ \| `10px` \| {2}\|/);
});

test("the index, the pages of all islands and the pages for platforms are generated documents", () => {
  expect(generatedDocuments).toEqual([
    "README.md",
    "dist/README.md",
    INDEX,
    "islands/MISTAKES.md",
    "islands/SERVER.md",
    ...names.map(pageOf),
  ]);
});

test.each([
  ["its host on standard pages", "mini-basket", "| host on standard pages | `#menu_basket` |"],
  ["its props", "tooltip", "| props | `offset`: number |"],
  ["its texts", "add-to-basket", "| `add-to-basket.go` | `Przejdź do koszyka` |"],
  [
    "its custom properties",
    "region-selector",
    "| `--wyspa-region-list-height` | `clamp(144px, 90vh - 590px, 256px)` |",
  ],
])("an island's page has %s, and keeps its hand-written part", async (_, name, line) => {
  const text = await page(name);
  expect(text).not.toContain("\nold\n");
  expect(text.startsWith(`# ${name}\n\nby hand\n\n<!-- generated:start ${name} -->\n\n| kind | `)).toBe(true);
  expect(text).toContain(line);
});

test.each(names)("the page of %s has its facts", async (name) => {
  const text = await page(name);
  expect(text).toMatch(/\n\| kind \| (React|plain) \|\n\|---\|---\|\n\| loads by default \| `/);
});

test("a document that is up to date stays unchanged", async () => {
  const text = await withGeneratedParts(INDEX, emptyIndex);
  expect(await withGeneratedParts(INDEX, text)).toBe(text);
  const island = await page("tooltip");
  expect(await withGeneratedParts(pageOf("tooltip"), island)).toBe(island);
});

test("a missing part, an unknown part and an unknown document are faults", async () => {
  await expect(withGeneratedParts(pageOf("notice"), "# notice\n")).rejects.toThrow(
    "islands/notice/README.md lacks the markers of the generated parts notice.",
  );
  await expect(withGeneratedParts(pageOf("notice"), `${part("notice")}\n${part("tooltip")}`)).rejects.toThrow(
    'contains the part "tooltip", which is not generated.',
  );
  await expect(withGeneratedParts(INDEX, emptyIndex.replace(part("runtime"), ""))).rejects.toThrow(
    "lacks the markers of the generated parts runtime.",
  );
  await expect(withGeneratedParts("islands/unknown/README.md", "")).rejects.toThrow(
    "has no generated parts.",
  );
});

test("`npm run docs` adds a part that a document lacks at its end", async () => {
  const text = await withGeneratedParts(pageOf("notice"), "# notice\n\nby hand\n", true);
  expect(text).toMatch(/^# notice\n\nby hand\n\n<!-- generated:start notice -->\n\n\| kind \| plain \|\n/);
  expect(text).toMatch(/<!-- generated:end -->\n$/);
  expect(await withGeneratedParts(pageOf("notice"), text)).toBe(text);
  await expect(withGeneratedParts(pageOf("notice"), part("tooltip"), true)).rejects.toThrow(
    "is not generated",
  );
});

test("the index lists every rule of `npx wyspa check`, with its level", async () => {
  const text = await withGeneratedParts(INDEX, emptyIndex);
  for (const { name, level } of rules) expect(text).toContain(`\n| \`${name}\` | ${level} | `);
});

test("the README has the number of island folders", async () => {
  const text = await withGeneratedParts("README.md", part("count"));
  expect(text).toContain(`\n${names.length} islands, `);
});
