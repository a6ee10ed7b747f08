/** The gallery: swipe, thumbnails, keys, and the full-screen view, by touch at each latency and by keys. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { fingers, swipe } from "../fingers";
import { PATH } from "../runtime/pages";
import { shifts, unexpectedShifts } from "../shifts";
import { bench, phone, touchScreen, type VisitOptions } from "../support";
import { GALLERY, putGallery } from "./gallery-page";

const b = bench();

async function opened(options: VisitOptions = {}, more = "") {
  putGallery(b.shop, more);
  const visit = await b.visit({ path: PATH, ...options });
  await visit.ready(GALLERY);
  const { page } = visit;
  return {
    ...visit,
    thumb: (n: number) => page.locator(".product_gallery__thumb").nth(n - 1),
    picture: (n: number) => page.locator(".product_gallery__item a").nth(n - 1),
    view: page.locator("dialog.--pictures"),
    button: (name: string) => page.getByRole("button", { name, exact: true }),
  };
}

const currentThumb = (page: Page) =>
  page.locator(".product_gallery__thumb[aria-current=true]").getAttribute("aria-label");
const zoomOf = (page: Page) =>
  page
    .locator(".product_gallery__large")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.width));

test("nothing moves while it mounts, and axe finds nothing", async () => {
  const { page, errors, console } = await opened({ viewport: phone, context: touchScreen });
  expect(await currentThumb(page)).toBe("Zdjęcie 1 z 5");
  expect(await shifts(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect([...errors, ...console]).toEqual([]);
});

test("a swipe shows the next picture, marks its thumbnail and is announced once; the page does not scroll", async () => {
  const { page, said } = await opened({ viewport: phone, context: touchScreen });
  const box = await page.locator(".product_gallery__strip").boundingBox();
  if (!box) throw new Error("there is no strip");
  const y = box.y + box.height / 2;
  await swipe(page, { x: box.x + box.width * 0.9, y }, { x: box.x + box.width * 0.1, y }, 100);
  await expect.poll(() => currentThumb(page)).toBe("Zdjęcie 2 z 5");
  await expect.poll(said).toEqual(["Zdjęcie 2 z 5"]);
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, ""]);
});

test("arrows, Home and End move in the thumbnails and take the strip along", async () => {
  const { page, thumb, said } = await opened();
  await thumb(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => currentThumb(page)).toBe("Zdjęcie 2 z 5");
  await page.keyboard.press("End");
  await expect.poll(() => currentThumb(page)).toBe("Zdjęcie 5 z 5");
  expect(await thumb(5).evaluate((one) => one === document.activeElement)).toBe(true);
  const left = () =>
    page.locator(".product_gallery__strip").evaluate((one) => Math.round(one.scrollLeft / one.clientWidth));
  await expect.poll(left).toBe(4);
  await page.keyboard.press("Home");
  await expect.poll(left).toBe(0);
  expect(await said()).toEqual([]); // the focused thumbnail has told its name
});

test("a press on a thumbnail scrolls the strip, without an entry in the history", async () => {
  const { page, thumb, said } = await opened({ context: { reducedMotion: "reduce" } });
  const entries = await page.evaluate(() => history.length);
  await thumb(3).click();
  await expect.poll(() => currentThumb(page)).toBe("Zdjęcie 3 z 5");
  await expect.poll(said).toEqual(["Zdjęcie 3 z 5"]);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

describe.each([0, 1_200])("with round trips of %i ms, by touch", (ms) => {
  test("a tap opens the full-screen view, two fingers zoom, and Back closes it on the same page", async () => {
    const made = await opened({ viewport: phone, context: touchScreen });
    const { page, picture, view, errors } = made;
    b.shop.faults.roundTrip(ms);
    await picture(1).tap();
    await view.waitFor();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))),
    );
    expect(await violations(page)).toEqual([]);
    const touch = await fingers(page);
    const y = 400;
    await touch("touchStart", { x: 170, y }, { x: 220, y });
    await touch("touchMove", { x: 145, y }, { x: 245, y });
    await touch("touchEnd");
    await expect.poll(async () => (await zoomOf(page))[0]).toBe("200%");
    await page.goBack();
    await view.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe(PATH);
    expect(await unexpectedShifts(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test("a double tap zooms in and out, and one tap does nothing", async () => {
  const { page, picture, view } = await opened({ viewport: phone, context: touchScreen });
  await picture(1).tap();
  await view.waitFor();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  // Together, because a slow machine would take longer between them than a finger.
  await Promise.all([page.touchscreen.tap(200, 400), page.touchscreen.tap(200, 400)]);
  await expect.poll(async () => (await zoomOf(page))[0]).toBe("250%");
});

test("buttons do what fingers do, and the ends of the row say so", async () => {
  const { page, picture, view, button, said } = await opened();
  await picture(1).click();
  await view.waitFor();
  expect(await button("Poprzednie zdjęcie").getAttribute("aria-disabled")).toBe("true");
  await button("Następne zdjęcie").click();
  await expect.poll(() => view.getByRole("heading").textContent()).toBe("Zdjęcie 2 z 5");
  await expect.poll(said).toEqual(["Zdjęcie 2 z 5"]);
  await button("Powiększ").click();
  await expect.poll(said).toEqual(["Zdjęcie 2 z 5", "Powiększenie 150%"]);
  expect((await zoomOf(page))[1]).toBe("150%");
  await button("Pomniejsz").click();
  expect((await zoomOf(page))[1]).toBe("");
});

test("keys zoom and pan, change the picture, and Escape gives the focus to the shown picture's link", async () => {
  const { page, picture, view } = await opened();
  await picture(1).focus();
  await page.keyboard.press("Enter");
  await view.waitFor();
  const slide = page.locator(".product_gallery__slide").first();
  await page.keyboard.press("+");
  const left = () => slide.evaluate((one) => one.scrollLeft);
  const before = await left();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeGreaterThan(before);
  await page.keyboard.press("-");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => view.getByRole("heading").textContent()).toBe("Zdjęcie 2 z 5");
  await page.keyboard.press("Escape");
  await view.waitFor({ state: "detached" });
  expect(await picture(2).evaluate((one) => one === document.activeElement)).toBe(true);
});

test("with the switch off, a press follows the link to the large picture", async () => {
  const { page, picture } = await opened({}, `data-island-props='{"fullScreen":false}'`);
  await picture(2).click();
  await page.waitForURL("**/pictures/1002.svg?size=large");
});

test("when the file of dialogs is missing, a press follows the link", async () => {
  const { page, picture } = await opened({
    before: (page) => page.route(/\/chunks\/dialog-/, (route) => route.abort()),
  });
  await picture(2).click();
  await page.waitForURL("**/pictures/1002.svg?size=large", { timeout: 20_000 });
});

test("a slide that the page puts first is picture 1, in the keys' order and in the full-screen view", async () => {
  const { page, thumb, picture, view, said } = await opened();
  await page.evaluate(() => {
    for (const row of document.querySelectorAll(".product_gallery ul"))
      row.prepend(row.children[3] as Element);
  });
  await expect.poll(() => thumb(1).getAttribute("aria-label")).toBe("Zdjęcie 1 z 5");
  expect(await page.locator(".product_gallery__thumb[aria-current=true]").count()).toBe(1);
  await picture(1).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => currentThumb(page)).toBe("Zdjęcie 2 z 5");
  expect(
    await picture(2).evaluate((one) => [one === document.activeElement, one.innerHTML.includes("1001")]),
  ).toEqual([true, true]);
  await page.keyboard.press("Enter");
  await view.waitFor();
  expect(
    await view
      .locator("img")
      .evaluateAll((all) => all.map((one) => /(\d+)\.svg/.exec((one as HTMLImageElement).src)?.[1])),
  ).toEqual(["1004", "1001", "1002", "1003", "1005"]);
  await page.keyboard.press("Escape");
  expect((await said()).filter((text) => !text.includes("2 z 5"))).toEqual([]);
});
