/** A finger closes a sheet by pulling it down, and scrolls its content as before; the close button stays in sight. */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { swipe } from "../fingers";
import { builtWithTestIslands } from "../runtime/built";
import { shifts } from "../shifts";
import { bench, phone, quietFor, touchScreen } from "../support";
import { faultsIn, focused, opener, overlayPage } from "./overlays";

const b = bench({ dist: builtWithTestIslands() });
const short = { title: "Koszyk", text: "Masz 2 produkty.", classes: "--sheet", closesOnBack: true };
const long = { ...short, text: Array.from({ length: 80 }, (_, row) => `Wiersz ${row}`).join("\n") };

const dialog = (page: Page) => page.locator("dialog#modal");
const sheet = (page: Page) => page.locator(".modal__sheet");
const scrolled = (page: Page) => sheet(page).evaluate(({ scrollTop }) => scrollTop);

async function opened(what: object = long, theme = "kind", context: object = touchScreen) {
  b.shop.config.theme = theme as "kind";
  const visit = await overlayPage(b, opener(what), { viewport: phone, context });
  await visit.page.locator("#opener").tap();
  await sheet(visit.page).waitFor();
  await visit.page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  const { x = 0, y = 0, width = 0, height = 0 } = (await sheet(visit.page).boundingBox()) ?? {};
  /** A point of the sheet, in pixels below its upper edge. */
  const at = (down: number, aside = 0) => ({ x: x + width / 2 + aside, y: y + down });
  return { ...visit, at, height };
}
const stays = async (page: Page) => {
  await quietFor(page, 150);
  expect(await dialog(page).count()).toBe(1);
  expect(await sheet(page).evaluate((one) => one.style.translate)).toBe("");
};

describe.each(["kind", "strict"])("in the %s theme", (theme) => {
  test("a pull from the head closes the sheet and gives the focus back, and the page has not moved", async () => {
    const { page, at } = await opened(long, theme);
    await swipe(page, at(24), at(400));
    await dialog(page).waitFor({ state: "detached" });
    expect(await focused(page)).toBe("opener");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await shifts(page)).toBe(0);
  });

  test("the close button stays in sight while the content scrolls, is 44 pixels high, and closes", async () => {
    const { page } = await opened(long, theme);
    const button = page.locator(".modal__close");
    await sheet(page).evaluate((one) => one.scrollTo(0, 900));
    const [outer, inner] = [await sheet(page).boundingBox(), await button.boundingBox()];
    expect(inner && outer && inner.y >= outer.y && inner.y < outer.y + 10).toBe(true);
    expect([(inner?.height ?? 0) >= 44, (inner?.width ?? 0) >= 44]).toEqual([true, true]);
    expect(await faultsIn(page, "#modal")).toEqual([]);
    await button.tap();
    await dialog(page).waitFor({ state: "detached" });
  });
});

test("a pull from the content closes a sheet that is scrolled to its top, and scrolls one that is not", async () => {
  const { page, at } = await opened();
  await swipe(page, at(500), at(300), 50);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await swipe(page, at(200), at(300), 50);
  await stays(page);
  await sheet(page).evaluate((one) => one.scrollTo(0, 0));
  await swipe(page, at(200), at(560));
  await dialog(page).waitFor({ state: "detached" });
});

test("a short or sideways pull leaves the sheet where it was", async () => {
  const { page, at } = await opened();
  await swipe(page, at(24), at(60), 400);
  await stays(page);
  await swipe(page, at(200, -120), at(260, 120));
  await stays(page);
});

test("a pulled sheet follows the finger at once, and with reduced motion it returns without an animation", async () => {
  const { page, at } = await opened(long, "kind", { ...touchScreen, reducedMotion: "reduce" });
  const animations = () => page.evaluate(() => document.getAnimations().length);
  await swipe(page, at(24), at(100), 500);
  expect(await animations()).toBe(0);
  await stays(page);
});

test("Back and the swipe lead to the same page, and the history is as before", async () => {
  const { page, at } = await opened(short);
  await swipe(page, at(24), at(130));
  await dialog(page).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => history.state)).toBe(null);
});

test("a dialog that is no sheet does not follow the finger", async () => {
  b.shop.config.theme = "kind";
  const { page } = await overlayPage(b, opener({ ...long, classes: "" }), {
    viewport: phone,
    context: touchScreen,
  });
  await page.locator("#opener").tap();
  const { x = 0, y = 0, width = 0 } = (await page.locator(".modal__wrapper").boundingBox()) ?? {};
  await swipe(page, { x: x + width / 2, y: y + 12 }, { x: x + width / 2, y: y + 400 });
  expect(await dialog(page).count()).toBe(1);
});
