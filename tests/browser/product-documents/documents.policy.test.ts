/** Documents of product safety, which the page contains only as data (contract G 1.12). */
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { renderEnvelope } from "../../../fixtures/shop";
import { violations } from "../axe";
import { control, sectionsPage } from "../product-sections/sections-page";
import { bench, desktop, phone } from "../support";

const b = bench();
const HOST = "#projector_enclosures";
const LIST = ".enclosures__gpsr";
const links = (page: Page) =>
  page
    .locator(`${LIST} a`)
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map((one) =>
        [one.textContent, one.className, one.getAttribute("href"), one.target, one.rel].join(" | "),
      ),
    );

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${name} documents are grouped by kind, and the skeleton disappears`, async () => {
    const { page, ready, errors } = await sectionsPage(b, { viewport });
    if (viewport === phone) await control(page, "projector_enclosures").click();
    else await page.locator(HOST).scrollIntoViewIfNeeded();
    await ready(HOST, "product-documents");
    const { id } = showcase.plain;
    const file = (path: string) => new URL(path, b.shop.url).href;
    expect(await page.locator(`${LIST} > li.enclosures__gpsr_item > strong`).allInnerTexts()).toEqual([
      "Instrukcja obsługi ?",
      "Ostrzeżenia i bezpieczeństwo",
    ]);
    const here = "enclosures__name";
    const own = "_blank | noopener";
    expect(await links(page)).toEqual([
      `Instrukcja WY-${id} | ${here} --document | ${file(`/data/instrukcja-${id}.pdf`)} | ${own}`,
      `Karta bezpieczeństwa | ${here} --document | ${file(`/data/bezpieczenstwo-${id}.pdf`)} | ${own}`,
      `Film o składaniu | ${here} --video | ${file(`/data/film-${id}.mp4`)} |  | `,
      `Karta bezpieczeństwa | ${here} --document | ${file(`/data/bezpieczenstwo-${id}.pdf`)} | ${own}`,
      `Zdjęcie tabliczki | ${here} --image | ${file("/pictures/logo.svg")} |  | `,
    ]);
    expect(await page.locator(".enclosures__items.--gpsr").getAttribute("class")).toBe(
      "enclosures__items --gpsr",
    );
    await ready(`${LIST} .show_tip`, "tooltip");
    await page.keyboard.press("Shift");
    await page.getByRole("button", { name: "Więcej informacji: Instrukcja obsługi" }).focus();
    await expect
      .poll(() => page.locator("#n59581_tooltip").innerText())
      .toBe("Jak używać produktu bezpiecznie");
    await page.keyboard.press("Escape");
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

/** A page with these data, in a page's own syntax. */
const withData = (code: string) => {
  b.shop.page("/documents", (context) => {
    const nonce = context.nonce ? ` nonce="${context.nonce}"` : "";
    return renderEnvelope({
      context,
      pageType: "projector",
      content: `<section id="projector_enclosures" class="enclosures"><h2>Do pobrania</h2>
        <div class="enclosures__items --gpsr --skeleton"><ul class="enclosures__gpsr"></ul></div>
        <script${nonce}>${code}</script></section>`,
    });
  });
  return b.visit({ path: "/documents" });
};

test.each([
  ["no data at all", ""],
  ["a text", 'window.enclosuresGPSRConfig = "x"'],
  ["nothing", "window.enclosuresGPSRConfig = null"],
  ["a list of odd things", "window.enclosuresGPSRConfig = { group: [null, 1, 'x', [], {}, { name: {} }] }"],
  ["something that throws", "window.enclosuresGPSRConfig = { get group() { throw new Error('no') } }"],
])("%s leaves an empty list without a skeleton", async (_, code) => {
  const { page, ready, errors } = await withData(code);
  await ready(HOST, "product-documents");
  expect(await page.locator(`${LIST} > *`).count()).toBe(0);
  expect(await page.locator(".enclosures__items.--skeleton").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("hostile data are shown as text, and addresses that run code are not links", async () => {
  const { page, ready, errors } = await withData(`window.enclosuresGPSRConfig = { group: [
    { name: "<img src=x onerror=boom()>", url: "javascript:boom()", type: "doc",
      document_types: [{ type: "__proto__", name: "<b>gruby</b>", description: '"><i>' }] },
    { name: "Poza sklepem", url: "https://cdn.example/karta.pdf", type: "constructor", document_types: "x" },
    { name: "", url: "/data/bez%20nazwy.pdf", type: 7 }] }`);
  await ready(HOST, "product-documents");
  expect(await page.locator(`${LIST} :is(img, b, i)`).count()).toBe(0);
  expect(await page.locator(LIST).innerText()).toContain("<img src=x onerror=boom()>");
  expect(await page.locator(`${LIST} strong`).innerText()).toBe("<b>gruby</b> ?");
  expect(await links(page)).toEqual([
    "Poza sklepem | enclosures__name --download | https://cdn.example/karta.pdf | _blank | noopener",
    `bez nazwy.pdf | enclosures__name --download | ${b.shop.url}/data/bez%20nazwy.pdf | _blank | noopener`,
  ]);
  expect(errors).toEqual([]);
});
