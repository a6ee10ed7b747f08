/** The product's long sections: gathered as the theme expects, and reachable on small screens (contract G 0, D 8). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { renderEnvelope } from "../../fixtures/shop";
import { shifts } from "./overlays";
import { keepingPolicy } from "./runtime/pages";
import { bench, desktop, phone, tablet } from "./support";

const b = bench();
const PRODUCT = () => b.shop.catalogue.products.find(({ price }) => price > 0)?.link ?? "";
const sections = ["details_wrapper", "projector_enclosures", "product_questions_list", "opinions_section"];
const inside = (page: Page) =>
  page.locator("#details_wrapper").evaluate((wrapper) => [...wrapper.children].map(({ id }) => id));
const seen = (page: Page) =>
  page.evaluate(
    (ids) => ids.filter((id) => !!document.getElementById(id)?.getClientRects().length),
    sections,
  );
const parts = ["projector_dictionary", "projector_longdescription", "projector_warranty"];

for (const [name, viewport] of Object.entries({ phone, tablet }))
  test(`on a ${name} each of them is seen, and the description is gathered in its order`, async () => {
    const { page, errors } = await b.visit({ path: PRODUCT(), viewport });
    await expect.poll(() => seen(page)).toEqual(sections);
    expect(await inside(page)).toEqual(parts);
    for (const id of sections)
      expect(await page.locator(`#${id}`).evaluate((one) => one.classList.contains("active"))).toBe(true);
    expect(await shifts(page)).toBe(0);
    expect(errors).toEqual([]);
  });

test("on a desktop the documents are part of the description, and on a phone a section again", async () => {
  const { page } = await b.visit({ path: PRODUCT(), viewport: desktop });
  await expect.poll(() => inside(page)).toEqual(["projector_enclosures", ...parts]);
  expect(await shifts(page)).toBe(0);
  await page.setViewportSize(phone);
  await expect.poll(() => inside(page)).toEqual(parts);
  expect(await seen(page)).toEqual(sections);
  await page.setViewportSize(desktop);
  await expect.poll(() => inside(page)).toEqual(["projector_enclosures", ...parts]);
});

test("a product without a description leaves no empty box, and a section that comes late is shown", async () => {
  b.shop.page("/projector-bare", (context) =>
    renderEnvelope({
      context,
      pageType: "projector",
      content: keepingPolicy(
        '<div id="details_wrapper" class="projector_section" style="padding:20px"></div><div id="late"></div>',
        context.nonce,
      ),
    }),
  );
  const { page } = await b.visit({ path: "/projector-bare", viewport: phone });
  await expect.poll(() => page.locator("#details_wrapper").getAttribute("data-island-status")).toBe("ready");
  expect(await page.locator("#details_wrapper").isVisible()).toBe(false);
  await page.evaluate(() => {
    const section = document.createElement("section");
    section.id = "opinions_section";
    section.className = "projector_section";
    section.textContent = "Opinie";
    document.getElementById("late")?.append(section);
  });
  await expect.poll(() => page.locator("#opinions_section").isVisible()).toBe(true);
});

test("elsewhere than on product pages the same ids mean nothing", async () => {
  b.shop.page("/not-a-product", (context) =>
    renderEnvelope({ context, pageType: "text", content: '<section id="opinions_section">Opinie</section>' }),
  );
  const { page } = await b.visit({ path: "/not-a-product", viewport: phone });
  expect(await page.locator("#opinions_section").getAttribute("data-island-status")).toBe(null);
});
