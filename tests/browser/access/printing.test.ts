/** Printing lays the page out for paper. What the shopper typed and opened is as before afterwards. */
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { asShopper, filled, header } from "../mini-basket/shop";
import { bench, desktop, phone } from "../support";

const b = bench();

test("a form keeps its text, its messages and the focus, and its islands stay mounted", async () => {
  const { page, errors } = await b.visit({ path: "/client-new.php?register", viewport: desktop });
  await page.locator("#client_email").fill("ola@");
  await page.locator("#client_firstname").fill("Ola");
  await page.locator("#client_lastname").focus();
  const wrong = page.locator(".f-feedback.--error:has(#client_email) .f-message");
  await expect.poll(() => wrong.textContent()).not.toBe("");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    for (const host of document.querySelectorAll("[data-island-status=ready]"))
      host.classList.add("was-ready");
  });
  const seen = () =>
    page.evaluate(() => ({
      focus: document.activeElement?.id,
      texts: ["client_email", "client_firstname"].map(
        (id) => (document.getElementById(id) as HTMLInputElement).value,
      ),
      // The paper is longer than the window, so that further hosts may become visible and mount.
      ready: document.querySelectorAll(".was-ready[data-island-status=ready]").length,
    }));
  const before = await seen();
  expect(before).toMatchObject({ focus: "client_lastname", texts: ["ola@", "Ola"] });
  expect(before.ready).toBeGreaterThan(0);
  const paper = await page.pdf({ format: "A4" });
  expect(paper.byteLength).toBeGreaterThan(10_000);
  expect(await seen()).toEqual(before);
  expect(await wrong.isVisible()).toBe(true);
  await page.locator("#client_email").fill("ola@sklep.test");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.locator(".f-feedback.--success #client_email").count()).toBe(1);
  expect(errors).toEqual([]);
});

test("an open panel and an open dialog close as usual after printing, and the page's text was on the paper", async () => {
  filled(b, 2);
  const { page, errors } = await b.visit({ context: asShopper(b), viewport: desktop });
  await header(page).link.hover();
  await header(page).rows.first().waitFor();
  await page.pdf();
  await page.mouse.move(5, 700);
  await expect.poll(() => header(page).rows.first().isVisible()).toBe(false);
  await page.evaluate(() => void window.wyspa.modal({ text: "Tekst", title: "Tytuł" }));
  await page.locator("dialog[open]").waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("#content, #main_hotspot_zone1, main").first().isVisible()).toBe(true);
  await page.pdf();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog[open]").count()).toBe(0);
  await header(page).link.hover();
  await header(page).rows.first().waitFor();
  expect(errors).toEqual([]);
});

test("pictures below the fold are asked for before the paper is laid out", async () => {
  const { page } = await b.visit({ path: "/wyglad", viewport: desktop });
  const lazy = page.locator("#lazy_link img");
  expect(await lazy.getAttribute("src")).toContain("loader.gif");
  await page.pdf();
  await expect.poll(() => lazy.getAttribute("src")).toContain("lazy=");
});

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`a product's sections are on the paper on a ${name}, and as before afterwards`, async () => {
    const { page, ready, errors } = await b.visit({ path: showcase.plain.path, viewport });
    await page.locator("#dynamic_tabs_handler").scrollIntoViewIfNeeded();
    await ready("#dynamic_tabs_handler");
    const sections = () =>
      page
        .locator("#details_wrapper, #opinions_section")
        .evaluateAll((all) =>
          all.map((one) => [one.className, one.getAttribute("hidden"), one.getAttribute("style")]),
        );
    const before = await sections();
    await page.evaluate(() => {
      addEventListener("afterprint", () => Object.assign(window, { printed: true }));
      addEventListener("beforeprint", () => {
        const shown = [...document.querySelectorAll("#details_wrapper, #opinions_section")];
        Object.assign(window, { onPaper: shown.map((one) => one.classList.contains("active")) });
      });
    });
    await page.pdf({ format: "A4" });
    expect(await page.evaluate(() => Reflect.get(window, "onPaper"))).toEqual([true, true]);
    await expect.poll(sections).toEqual(before);
    expect(errors).toEqual([]);
  });
