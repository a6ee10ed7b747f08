/** Each mistake of a theme designer is one line in the console, which says what to change, and nothing else. */
import { describe, expect, test } from "vitest";
import { bench, quietFor } from "../support";
import { comparable, pageOf } from "./page";
import { groups } from "./table";

const b = bench();
const PATH = "/mistake";
/** The browser has a line of its own for each file that is no script. */
const isOfPage = (line: string) => !line.startsWith("Failed to load module script");

for (const { about, rows } of groups)
  describe(about, () => {
    test.each(rows)("$mistake: one line, and it is exact", async (row) => {
      b.shop.page(PATH, () => pageOf(row));
      if (row.fault)
        b.shop.faults.set(row.fault[0], row.fault[1], row.fault[2] ? { path: row.fault[2] } : {});
      const { page, console: lines } = await b.visit({ path: PATH, bare: true });
      if (row.type) await page.locator(row.type).pressSequentially("kurtka");
      if (row.press) await page.locator(`${row.press}[data-island-status=ready]`).click();
      const said = () => lines.filter(isOfPage).map((line) => comparable(line, b.shop.url));
      await expect.poll(() => said()).toEqual([`Wyspa: ${row.message}`]);
      await quietFor(page, 250);
      expect(said()).toHaveLength(1);
      const ready = page.locator("[data-island]:not([data-island~=tooltip])[data-island-status=ready]");
      if (about === "Required markup" && row.message.includes("server's HTML stays"))
        expect(await ready.count()).toBe(0);
    });
  });

test("there are at least forty mistakes, each with another line", () => {
  const all = groups.flatMap(({ rows }) => rows);
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
});
