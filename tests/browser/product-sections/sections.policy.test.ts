/**
 * The product's long sections on phones and tablets: an accordion that makes every section reachable (contract G 0, G
 * 1.10).
 */
import { expect, test } from "vitest";
import { showcase } from "../../../fixtures/catalogue/showcase";
import { renderEnvelope } from "../../../fixtures/shop";
import { violations } from "../axe";
import { addRules } from "../runtime/pages";
import { shifts } from "../shifts";
import { bench, desktop, phone, tablet } from "../support";
import {
  control,
  inside,
  onSmall,
  order,
  parts,
  row,
  sectionsPage,
  seen,
  TABS,
  topOf,
} from "./sections-page";

const b = bench();

for (const [name, viewport] of Object.entries({ phone, tablet }))
  test(`on a ${name} each section has its row with the theme's class names, and all are closed`, async () => {
    const { page, errors, console } = await sectionsPage(b, { viewport });
    expect(await inside(page, TABS)).toEqual(onSmall.map(([id]) => `${id}_mobile`));
    expect(await page.locator(`${TABS} > .tabs__item > span`).allInnerTexts()).toEqual(
      onSmall.map(([, label]) => label),
    );
    expect(await row(page, "opinions_section").getAttribute("data_href")).toBe("opinions_section");
    expect(await seen(page)).toEqual([]);
    expect(await inside(page)).toEqual(parts);
    // The server shows a part of the description that the script folds into its row. Where it is inside the window, the
    // markup makes this shift unavoidable.
    expect(await shifts(page)).toBeLessThanOrEqual(viewport === phone ? 0 : 0.02);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    expect(console).toEqual([]);
  });

for (const [id, label, words] of onSmall) {
  test(`"${label}" opens at 390 px by a tap, and closes by another one`, async () => {
    const { page } = await sectionsPage(b, { viewport: phone, context: { hasTouch: true, isMobile: true } });
    await row(page, id).locator("> span").tap();
    await expect.poll(() => seen(page)).toEqual([id]);
    await page.getByText(words).first().waitFor({ state: "visible" });
    expect(await page.locator(`#${id}`).getAttribute("class")).toMatch(/\bactive\b/);
    expect(await row(page, id).getAttribute("class")).toBe("tabs__item active");
    await row(page, id).locator("> span").tap();
    await expect.poll(() => seen(page)).toEqual([]);
    expect(await row(page, id).getAttribute("class")).toBe("tabs__item");
  });

  test(`"${label}" is reached at 390 px by keyboard, and exposes whether it is open`, async () => {
    const { page } = await sectionsPage(b, { viewport: phone });
    const button = page.locator(TABS).getByRole("button", { name: label, exact: true });
    await page.locator("#projector_button_basket").focus();
    const isThere = () => button.evaluate((one) => one === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press("Tab");
    expect(await isThere()).toBe(true);
    expect(await button.getAttribute("aria-controls")).toBe(id);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
    expect(await seen(page)).toEqual([id]);
    expect(await isThere()).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
    expect(await page.locator(TABS).getByRole("heading", { name: label, level: 2 }).first().count()).toBe(1);
  });
}

test("only one section is open at a time, and one that opens out of view is scrolled to the top", async () => {
  const { page } = await sectionsPage(b, { viewport: phone, context: { reducedMotion: "reduce" } });
  await control(page, "details_wrapper").click();
  await control(page, "opinions_section").click();
  await expect.poll(() => seen(page)).toEqual(["opinions_section"]);
  await control(page, "details_wrapper").click();
  await expect.poll(() => seen(page)).toEqual(["details_wrapper"]);
  const box = await row(page, "details_wrapper").boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});

test("the link of the stars opens the opinions and moves the focus there; a link into a section opens it, too", async () => {
  const { page } = await sectionsPage(b, { viewport: phone, context: { reducedMotion: "reduce" } });
  await page.locator(".product_name__note_link").click();
  await expect.poll(() => seen(page)).toEqual(["opinions_section"]);
  expect(await control(page, "opinions_section").evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await expect.poll(() => topOf(page, "#opinions_section_mobile")).toBeLessThan(phone.height);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#projector_warranty";
    link.id = "to-warranty";
    link.textContent = "Gwarancja";
    document.querySelector(".product_name")?.append(link);
  });
  await page.locator("#to-warranty").click();
  await expect.poll(() => seen(page)).toEqual(["details_wrapper"]);
  await expect.poll(() => topOf(page, "#projector_warranty")).toBeLessThan(phone.height / 2);
});

test("the page's hash opens a section, at load and when it changes", async () => {
  const { page, errors } = await sectionsPage(b, {
    viewport: phone,
    path: `${showcase.plain.path}#opinions_section`,
  });
  await expect.poll(() => seen(page)).toEqual(["opinions_section"]);
  await expect.poll(() => topOf(page, "#opinions_section_mobile")).toBeLessThan(phone.height);
  await page.evaluate(() => {
    location.hash = "#projector_longdescription";
  });
  await expect.poll(() => seen(page)).toContain("details_wrapper");
  await page.evaluate(() => {
    location.hash = "#%E0%A4%A";
  });
  expect(await control(page, "details_wrapper").getAttribute("aria-expanded")).toBe("true");
  expect(errors).toEqual([]);
});

test("find-in-page opens a closed section that contains the text", async () => {
  const { page } = await sectionsPage(b, { viewport: phone });
  expect(await page.locator("#opinions_section").getAttribute("hidden")).toBe("until-found");
  await page.locator("#opinions_section").dispatchEvent("beforematch");
  await expect.poll(() => seen(page)).toEqual(["opinions_section"]);
  expect(await control(page, "opinions_section").getAttribute("aria-expanded")).toBe("true");
});

test("a view that grows and shrinks again keeps what is open, what is typed, and the focus", async () => {
  const { page } = await sectionsPage(b, { viewport: phone });
  await page.evaluate(() => {
    const field = document.createElement("input");
    field.id = "typed";
    field.setAttribute("aria-label", "notatka");
    document.getElementById("opinions_section")?.append(field);
  });
  await control(page, "opinions_section").click();
  await page.locator("#typed").fill("zapisane");
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    const tag = viewport === desktop ? "A" : "BUTTON";
    await expect.poll(() => control(page, "opinions_section").evaluate((one) => one.tagName)).toBe(tag);
    expect(await page.locator("#typed").inputValue()).toBe("zapisane");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("typed");
    await expect.poll(() => seen(page)).toContain("opinions_section");
  }
  expect(await seen(page)).toEqual(["opinions_section"]);
  await control(page, "details_wrapper").focus();
  await page.setViewportSize(desktop);
  await expect
    .poll(() => control(page, "details_wrapper").evaluate((one) => one.matches("a:focus")))
    .toBe(true);
});

test("the keyboard focus in a section stays there when the view shrinks", async () => {
  const { page } = await sectionsPage(b, { viewport: desktop });
  await page.locator(".questions__button").focus();
  await page.setViewportSize(phone);
  await expect.poll(() => seen(page)).toEqual(["product_questions_list"]);
  expect(await page.locator(".questions__button").evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
});

const bare = (content: string) =>
  b.shop.page("/projector-bare", (context) => renderEnvelope({ context, pageType: "projector", content }));

test("recommendations that load late have their row in its place, set its name, and stay open beside others", async () => {
  bare(
    '<div id="dynamic_tabs_handler" class="tabs"></div><section id="projector_blog"><h2 class="headline__name">Z naszego bloga</h2><p>Wpis</p></section><section id="opinions_section">Opinie</section><div id="late"></div>',
  );
  const { page } = await b.visit({ path: "/projector-bare", viewport: phone });
  await expect.poll(() => inside(page, TABS)).toEqual(["projector_blog_mobile", "opinions_section_mobile"]);
  expect(await control(page, "projector_blog").innerText()).toBe("Z naszego bloga");
  await page.evaluate(() => {
    const zone = document.createElement("section");
    zone.id = "products_associated_zone2";
    document.getElementById("late")?.append(zone);
  });
  const three = ["projector_blog_mobile", "products_associated_zone2_mobile", "opinions_section_mobile"];
  await expect.poll(() => inside(page, TABS)).toEqual(three);
  expect(await control(page, "products_associated_zone2").innerText()).toBe("Strefa rekomendacji");
  await page.evaluate(() => {
    const heading = document.createElement("h2");
    heading.className = "headline";
    heading.textContent = "Inni kupili też";
    const list = document.createElement("p");
    list.textContent = "produkty";
    document.getElementById("products_associated_zone2")?.append(heading, list);
  });
  await expect.poll(() => control(page, "products_associated_zone2").innerText()).toBe("Inni kupili też");
  expect(await row(page, "products_associated_zone2").getAttribute("data-keep-active")).toBe("true");
  await control(page, "products_associated_zone2").click();
  await control(page, "opinions_section").click();
  await page.getByText("produkty", { exact: true }).waitFor({ state: "visible" });
  await page.evaluate(() => document.getElementById("projector_blog")?.remove());
  await expect.poll(() => inside(page, TABS)).toEqual(three.slice(1));
});

test("without a host for tabs the sections are shown, and a product without a description leaves no empty box", async () => {
  bare('<div id="details_wrapper" class="projector_section"></div><div id="late"></div>');
  const { page } = await b.visit({ path: "/projector-bare", viewport: phone });
  await addRules(page, "#details_wrapper { padding: 20px }");
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

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`an island that ends on a ${name} leaves the page as the server sent it`, async () => {
    const before = await b.visit({ viewport, path: `${showcase.plain.path}?wyspa=off`, bare: true });
    const asSent = await order(before.page);
    const { page } = await sectionsPage(b, { viewport });
    expect(await order(page)).not.toEqual(asSent);
    if (viewport === phone) await control(page, "opinions_section").click();
    await page.locator(TABS).evaluate((tabs) => tabs.remove());
    await expect.poll(() => order(page)).toEqual(asSent);
    const marks = page.locator("#opinions_section");
    expect(await marks.getAttribute("class")).toBe("projector_section");
    expect(await marks.getAttribute("style")).toBe(null);
    expect(await marks.getAttribute("hidden")).toBe(null);
  });

test("outside product pages the same ids do nothing", async () => {
  b.shop.page("/not-a-product", (context) =>
    renderEnvelope({ context, pageType: "text", content: '<section id="opinions_section">Opinie</section>' }),
  );
  const { page } = await b.visit({ path: "/not-a-product", viewport: phone });
  expect(await page.locator("#opinions_section").getAttribute("data-island-status")).toBe(null);
});
