/** Formatted dates and counts on a page of the theme (contract B k.4 and n, bars R44, H6, S8). */
import { expect, test } from "vitest";
import { violations } from "../axe";
import { PATH, put } from "../runtime/pages";
import { shifts } from "../shifts";
import { bench, desktop, phone } from "../support";

const b = bench();

for (const viewport of [phone, desktop]) {
  const at = `at ${viewport.width} px`;

  test(`dates and counts are written out, and nothing moves ${at}`, async () => {
    b.shop.faults.latency("wyspa", 150);
    const { page, errors } = await b.visit({ path: "/wyglad", viewport });
    for (const host of [".news__item:last-child .news__date", "[data-change-literal-days=soon]"])
      await page.locator(`${host}[data-island-status=ready]`).waitFor({ state: "attached" });
    expect(await page.locator(".news__date").allInnerTexts()).toEqual([
      "03 MAJ\n2024",
      "24 GRU\n2025",
      "wczoraj",
    ]);
    expect(await page.locator("[data-change-literal-days]").allTextContents()).toEqual([
      "1 dzień",
      "5 dni",
      "wkrótce",
    ]);
    expect(await page.locator("[data-change-literal-days-up-to]").allTextContents()).toEqual([
      "1 dnia",
      "14 dni",
    ]);
    await page.waitForLoadState("networkidle");
    expect(await shifts(page)).toBe(0);
    expect(errors).toEqual([]);
  });

  test(`axe finds nothing on the page of small texts ${at}`, async () => {
    const { page } = await b.visit({ path: "/wyglad", viewport });
    await page.locator("#tip_deposit[data-island-status=ready]").waitFor();
    expect(await violations(page)).toEqual([]);
  });
}

test("marked elements of another theme do the same, even with a wrong clock and language", async () => {
  put(
    b.shop,
    `<time id="date" data-island="news-date" data-island-props='{"format":"%d.%m.%y","monthNames":["I","II","III","IV","V","VI","VII","VIII","IX","X","XI","XII"]}'>2026-03-29</time>
     <b id="count" data-island="plural" data-island-props='{"count":22,"one":"sklep","few":"sklepy","many":"sklepów"}'>22</b>`,
  );
  const { page } = await b.visit({
    path: PATH,
    context: { timezoneId: "Pacific/Kiritimati", locale: "tr-TR" },
    before: (of) => of.clock.setFixedTime(new Date("1999-12-31")),
  });
  await expect.poll(() => page.locator("#date").textContent()).toBe("29.III.2026");
  expect(await page.locator("#date").getAttribute("datetime")).toBe("2026-03-29");
  await expect.poll(() => page.locator("#count").textContent()).toBe("22 sklepy");
});

test("the page of small texts is whole without the script, and passes the strictest policy with it", async () => {
  const { page } = await b.visit({ path: "/wyglad?wyspa=off", bare: true });
  expect(await page.locator(".news__date").allTextContents()).toEqual([
    "2024-05-03",
    "2025-12-24",
    "wczoraj",
  ]);
  const strict = await b.visit({ path: "/wyglad?csp=strict" });
  await strict.page.locator("#tip_dictionary").hover();
  await strict.page.locator("[role=tooltip]").waitFor();
  expect(strict.console.filter((line) => /Content.Security.Policy/i.test(line))).toEqual([]);
});
