/**
 * The banners of the rebate code and of free shipping, which stay closed for a day (contract A 15, bars A13, R43, S18).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { faultsIn } from "../overlays/overlays";
import { shifts } from "../shifts";
import { bench, phone, quietFor, type VisitOptions } from "../support";

const b = bench();
const classes = (page: Page) => page.evaluate(() => document.documentElement.className);

async function bannerPage(options: VisitOptions = {}) {
  b.shop.config.rebateCode = "10";
  return b.visit(options);
}
const banners = [
  {
    id: "rabateCode",
    cookie: "rabateCode_clicked",
    name: "Zamknij: Kod rabatowy",
    next: "freeShipping__close",
  },
  { id: "freeShipping", cookie: "freeeshipping_clicked", name: "Zamknij: Darmowa dostawa", next: null },
];

for (const { id, cookie, name, next } of banners)
  describe(`#${id}`, () => {
    test("is a region with a button and has no axe violations", async () => {
      const visit = await bannerPage();
      await visit.page.locator(`#${id}`).hover();
      await visit.ready(`#${id}`);
      expect(await visit.page.getByRole("button", { name }).count()).toBe(1);
      expect(await faultsIn(visit.page, `#${id}`)).toEqual([]);
      expect(await shifts(visit.page)).toBe(0);
    });

    for (const how of ["a click before the island", "Enter", "Space"])
      test(`closes by ${how}, for a day`, async () => {
        const { page, errors, ...visit } = await bannerPage({ viewport: phone });
        await page.evaluate(() => Object.assign(window, { same: true }));
        const close = page.locator(`.${id}__close`);
        if (how === "a click before the island") await close.click();
        else {
          await close.focus();
          await visit.ready(`#${id}`);
          await close.press(how);
        }
        await expect.poll(() => page.locator(`#${id}`).count()).toBe(0);
        expect(await classes(page)).not.toContain(`--${id}`);
        const kept = (await visit.context.cookies()).find((one) => one.name === cookie);
        expect(kept).toMatchObject({ value: "true", path: "/", sameSite: "Lax" });
        const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
        expect(days).toBeGreaterThan(0.99);
        expect(days).toBeLessThanOrEqual(1);
        const focus = () =>
          page.evaluate(() => [document.activeElement?.className, document.activeElement?.tagName]);
        if (next) expect((await focus())[0]).toBe(next);
        else expect((await focus())[1]).toMatch(/^(A|BUTTON)$/);
        expect(await page.evaluate(() => Reflect.get(window, "same"))).toBe(true);
        await page.reload();
        expect(await page.locator(`#${id}`).isVisible()).toBe(false);
        expect(errors).toEqual([]);
      });

    test("closes for this page when cookies are denied, without a loop", async () => {
      const { page, errors } = await bannerPage({
        before: (of) =>
          of.addInitScript(() =>
            Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} }),
          ),
      });
      let loads = 0;
      page.on("domcontentloaded", () => loads++);
      await page.locator(`.${id}__close`).click();
      await expect.poll(() => page.locator(`#${id}`).count()).toBe(0);
      await quietFor(page, 300);
      expect(loads).toBe(0);
      expect(errors).toEqual([]);
    });
  });

test("a banner's cookie is secure on a secure page", async () => {
  const { page, context } = await bannerPage();
  const html = await page.content();
  const origin = "https://sklep.test";
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html });
    // The page may be closed while a picture is on its way.
    const answer = await fetch(b.shop.url + pathname).catch(() => null);
    if (!answer) return route.abort();
    return route.fulfill({
      status: answer.status,
      contentType: answer.headers.get("content-type") ?? "",
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.goto(`${origin}/`);
  await page.evaluate(() => window.wyspa.ready);
  await page.locator(".freeShipping__close").click();
  await expect.poll(() => page.locator("#freeShipping").count()).toBe(0);
  expect(await context.cookies(origin)).toContainEqual(
    expect.objectContaining({ name: "freeeshipping_clicked", secure: true, sameSite: "Lax" }),
  );
});
