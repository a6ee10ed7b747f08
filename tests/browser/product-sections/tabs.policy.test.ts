/** The product's long sections on desktops: all are open, below tabs that link to them (contract G 1.10). */
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { violations } from "../axe";
import { shifts } from "../shifts";
import { bench, desktop } from "../support";
import { control, inside, parts, row, sectionsPage, seen, TABS, topOf } from "./sections-page";

const b = bench();
const sections = ["details_wrapper", "product_questions_list", "opinions_section"];
/** High enough that each section can scroll to the top of the window. */
const long = {
  before: (page: import("playwright").Page) =>
    page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "#projector_longdescription, #product_questions_list, #opinions_section { min-height: 1000px }",
        );
        document.adoptedStyleSheets.push(sheet);
      }),
    ),
};
const calm = { context: { reducedMotion: "reduce" } } as const;

test("documents are part of the description, sections are open in their order, and nothing moves", async () => {
  const { page, errors } = await sectionsPage(b);
  expect(await inside(page, `${TABS} > .tabs__wrapper`)).toEqual(sections.map((id) => `${id}_mobile`));
  expect(await inside(page)).toEqual(["projector_enclosures", ...parts]);
  expect(await seen(page)).toEqual([sections[0], "projector_enclosures", ...sections.slice(1)]);
  const tops = await Promise.all([TABS, ...sections.map((id) => `#${id}`)].map((one) => topOf(page, one)));
  expect(tops).toEqual([...tops].sort((a, c) => a - c));
  expect(await shifts(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.getByRole("navigation", { name: "Informacje o produkcie" }).count()).toBe(1);
  expect(errors).toEqual([]);
});

for (const by of ["a click", "Enter"])
  test(`${by} on a tab leads to its section, moves the focus there, and marks the tab as current`, async () => {
    const { page } = await sectionsPage(b, { ...long, ...calm });
    const tab = control(page, "product_questions_list");
    if (by === "Enter") await tab.press("Enter");
    else await tab.click();
    await expect.poll(() => topOf(page, "#product_questions_list")).toBe(50);
    await expect.poll(() => tab.getAttribute("aria-current")).toBe("true");
    expect(await row(page, "product_questions_list").getAttribute("class")).toBe("tabs__item active");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("product_questions_list");
    expect(new URL(page.url()).hash).toBe("");
  });

test("without prefers-reduced-motion the page scrolls there smoothly", async () => {
  const { page } = await sectionsPage(b, long);
  await page.evaluate(() => {
    const go = window.scrollTo.bind(window) as (options: ScrollToOptions) => void;
    Object.assign(window, {
      scrollTo: (options: ScrollToOptions) => {
        Object.assign(window, { behaviour: options.behavior });
        go(options);
      },
    });
  });
  await control(page, "opinions_section").click();
  expect(await page.evaluate(() => Reflect.get(window, "behaviour"))).toBe("smooth");
  await expect.poll(() => topOf(page, "#opinions_section")).toBe(50);
});

for (const late of [false, true])
  test(`a smooth scroll ends at its section although content above grows on the way${late ? ", also when the end of an earlier scroll is reported late" : ""}`, async () => {
    const { page } = await sectionsPage(b, long);
    await control(page, "opinions_section").evaluate((tab: HTMLElement, late) => {
      let steps = 0;
      const grow = () => {
        if (++steps !== 10) return;
        removeEventListener("scroll", grow);
        const above = document.getElementById("projector_longdescription");
        if (above) above.style.paddingTop = "300px";
      };
      addEventListener("scroll", grow);
      scrollTo({ top: 0, behavior: "instant" });
      tab.click();
      if (late) document.dispatchEvent(new Event("scrollend"));
    }, late);
    await expect.poll(() => topOf(page, "#opinions_section")).toBe(50);
    expect(
      await page
        .locator("#projector_longdescription")
        .evaluate((above) => getComputedStyle(above).paddingTop),
    ).toBe("300px");
  });

test("tabs stay in view once the page is scrolled past them, mark the current section, and move nothing", async () => {
  const { page } = await sectionsPage(b, long);
  const tabs = page.locator(TABS);
  expect(await page.locator(".tabs__item.active").count()).toBe(0);
  const distance = async () =>
    (await topOf(page, "#opinions_section")) - (await topOf(page, "#details_wrapper"));
  const before = await distance();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => document.getElementById("opinions_section")?.scrollIntoView());
  await expect.poll(() => tabs.getAttribute("class")).toBe("tabs --fixed");
  await expect
    .poll(() => page.locator(".tabs__item.active").getAttribute("id"))
    .toBe("opinions_section_mobile");
  expect(await page.locator("[aria-current=true]", { hasText: "Opinie" }).count()).toBe(1);
  expect(await distance()).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await topOf(page, `${TABS} .tabs__wrapper`)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => tabs.getAttribute("class")).toBe("tabs");
  expect(await tabs.getAttribute("style")).toMatch(/^$|^null$/);
});

test("a link to a section stops 50 px above it; the browser handles a link into a section", async () => {
  const { page } = await sectionsPage(b, { ...long, ...calm });
  await page.locator(".product_name__note_link").click();
  await expect.poll(() => topOf(page, "#opinions_section")).toBe(50);
  await page.evaluate(() => {
    location.hash = "#projector_warranty";
  });
  await expect.poll(() => topOf(page, "#projector_warranty")).toBeLessThan(desktop.height);
});

test("the page's hash leads to a section below the tabs", async () => {
  const { page } = await sectionsPage(b, { ...long, path: `${showcase.plain.path}#opinions_section` });
  await expect.poll(() => topOf(page, "#opinions_section")).toBe(50);
});

test("the browser handles Ctrl+click on a tab", async () => {
  const { page, context } = await sectionsPage(b, long);
  const opened = context.waitForEvent("page");
  await control(page, "opinions_section").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain("#opinions_section");
  expect(page.url()).not.toContain("#opinions_section");
});

test("a version that is reached by a visit has its tabs and its own documents", async () => {
  const product = b.shop.catalogue.products.find(({ versions, price }) => versions.length > 1 && price > 0);
  const { page, errors } = await sectionsPage(b, { path: product?.link ?? "" });
  const file = page.locator(".enclosures__gpsr a").first();
  await page.locator("#projector_enclosures").scrollIntoViewIfNeeded();
  await expect.poll(() => file.innerText()).toBe(`Instrukcja WY-${product?.id}`);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator("a.projector_variants__item:not(.--selected)").first().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(product?.link);
  await expect
    .poll(() => inside(page, `${TABS} > .tabs__wrapper`))
    .toEqual(sections.map((id) => `${id}_mobile`));
  expect(await inside(page)).toEqual(["projector_enclosures", ...parts]);
  const id = /\d+$/.exec(new URL(page.url()).pathname)?.[0];
  await page.locator("#projector_enclosures").scrollIntoViewIfNeeded();
  await expect.poll(() => file.innerText()).toBe(`Instrukcja WY-${id}`);
  expect(await page.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  expect(errors).toEqual([]);
});
