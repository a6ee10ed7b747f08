/** Details of the product page: traits, the size table, and the explanation of points (contract G 1.3, G 1.12). */
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { violations } from "../axe";
import { focused } from "../overlays/overlays";
import { addRules } from "../runtime/pages";
import { bench, phone } from "../support";

const b = bench();
const CHART = "a.projector_chart__link";

test("the link shows all traits, and its label says so", async () => {
  const { page } = await b.visit({ path: showcase.plain.path, viewport: phone });
  const more = page.locator(".traits__item.--more");
  expect(await more.isVisible()).toBe(false);
  await page.locator("a.traits__all").click();
  await expect.poll(() => more.isVisible()).toBe(true);
  expect(await page.locator(".traits").getAttribute("class")).toBe("traits --show");
  expect(await page.locator("a.traits__all").getAttribute("aria-expanded")).toBe("true");
  expect(new URL(page.url()).hash).toBe("");
});

test("when the theme hides that link afterwards, the focus moves to what it showed", async () => {
  const { page } = await b.visit({ path: showcase.plain.path });
  await addRules(page, ".traits.--show .traits__all { display: none }");
  await page.locator("a.traits__all").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("traits__item --more");
});

test("the table of sizes opens in a dialog, and the focus returns to its link", async () => {
  const { page, errors } = await b.visit({ path: showcase.sizes.path, viewport: phone });
  await page.locator(CHART).click();
  const dialog = page.getByRole("dialog", { name: "Wymiary" });
  await dialog.locator("table").waitFor();
  expect(await dialog.getAttribute("class")).toBe("modal --sizes-chart --medium");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await focused(page)).toContain("projector_chart__link");
  expect(await page.locator("#component_projector_sizes_cms_not").isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

test("on a page without the table the link leads to the shop's text", async () => {
  const { page } = await b.visit({ path: showcase.sizes.path });
  await page.evaluate(() => {
    document.getElementById("component_projector_sizes_cms_not")?.remove();
    const text = document.createElement("p");
    text.id = "showSizesCms";
    text.textContent = "Rozmiary";
    document.getElementById("content")?.append(text);
  });
  await page.locator(CHART).click();
  await expect.poll(() => new URL(page.url()).hash).toBe("#showSizesCms");
  expect(await page.locator("dialog").count()).toBe(0);
});

const tips = [
  [
    "",
    "Program lojalnościowy dostępny jest tylko dla zalogowanych klientów",
    "Żeby zbierać punkty, musisz być",
  ],
  [
    "?logged=1",
    "na ten produkt. Obecnie masz 1200 punktów",
    "przyznamy Ci taką ilość punktów lojalnościowych",
  ],
] as const;
for (const [query, exchange, received] of tips)
  test(`points are explained to ${query ? "signed-in shoppers" : "guests"}, also by keyboard`, async () => {
    const { page, errors } = await b.visit({ path: `${showcase.points.path}${query}` });
    const all = page.getByRole("button", { name: "O punktach lojalnościowych" });
    await page.locator("#projector_button_points_basket").scrollIntoViewIfNeeded();
    await expect.poll(() => all.count()).toBe(2);
    for (const [place, words] of [
      ["#projector_button_points_basket + .show_tip.css_tip", exchange],
      [".projector_points_recive__info > .show_tip.css_tip", received],
    ] as const) {
      await page.keyboard.press("Shift");
      await page.locator(place).focus();
      await expect.poll(() => page.locator("#n59581_tooltip").innerText()).toContain(words);
      await page.keyboard.press("Escape");
    }
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
