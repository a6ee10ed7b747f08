// @vitest-environment node
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { withGeneratedParts } from "../../../runtime/cli/docs";

const names = readdirSync(new URL("../../../islands", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const part = (name: string) => `<!-- generated:start ${name} -->\nold\n<!-- generated:end -->`;
const empty = ["# Islands", ...["islands", "runtime", ...names].map(part), "by hand"].join("\n\n");

test("each island's facts stand in its part, and what is written by hand stays", async () => {
  const text = await withGeneratedParts("islands/README.md", empty);
  expect(text).not.toContain("\nold\n");
  expect(text).toMatch(/^# Islands\n/);
  expect(text).toMatch(/\n\nby hand$/);
  expect(text).toContain("| `#menu_basket` |");
  expect(text).toContain("| props | `offset`: number |");
  expect(text).toContain("| `add-to-basket.go` | `Przejdź do koszyka` |");
  expect(text).toContain("| `--wyspa-region-list-height` | `clamp(144px, 90vh - 590px, 256px)` |");
});

test("a document that is up to date stays as it is", async () => {
  const text = await withGeneratedParts("islands/README.md", empty);
  expect(await withGeneratedParts("islands/README.md", text)).toBe(text);
});

test("an island without its part, and a part without an island, are faults", async () => {
  await expect(withGeneratedParts("islands/README.md", empty.replace(part("notice"), ""))).rejects.toThrow(
    "no generated part for notice",
  );
  await expect(withGeneratedParts("islands/README.md", `${empty}\n${part("nobody")}`)).rejects.toThrow(
    'nothing to generate for "nobody"',
  );
});

test("the README has the number of island folders", async () => {
  const text = await withGeneratedParts("README.md", part("count"));
  expect(text).toContain(`\n${names.length} islands, `);
});
