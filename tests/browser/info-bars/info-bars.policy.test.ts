/**
 * Info bars: closed permanently, absent from the order process; fixed ones stay visible without covering content (bars
 * A13, R42).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { faultsIn } from "../overlays/overlays";
import { shifts } from "../shifts";
import { bench, desktop, phone, rendered, scrollTo, tablet, type VisitOptions } from "../support";

const b = bench();
const closeOf = (page: Page, id: string) => page.locator(`#${id} .bars__close`);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("closedBars"));
const isFixed = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((bar) => bar.classList.contains("--fixed"));
const rootStyle = (page: Page, name: string) =>
  page.evaluate((of) => document.documentElement.style.getPropertyValue(of), name);

/** A page with mounted bars. */
async function barsPage({ path = "/?bars=fixed", ...options }: VisitOptions = {}) {
  const visit = await b.visit({ path, ...options });
  await visit.page.locator(".bars_top").hover();
  await visit.ready(".bars_top");
  return visit;
}

describe("closing a bar", () => {
  for (const how of ["a click", "Enter", "Space"])
    test(`by ${how} removes it, remembers it, and moves the focus on`, async () => {
      const { page, errors } = await barsPage();
      const button = page.getByRole("button", { name: /^Zamknij: Zamówienia złożone do 14:00/ });
      if (how === "a click") await button.click();
      else await button.press(how);
      expect(await page.locator("#bar1").count()).toBe(0);
      expect(await stored(page)).toBe('["bar1"]');
      expect(await page.evaluate(() => document.activeElement?.closest(".bars__item")?.id)).toBe("bar2");
      expect(new URL(page.url()).hash).toBe("");
      await page.keyboard.press("Enter");
      expect(await page.locator(".bars_top").count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("freeShipping__close");
      expect(await stored(page)).toBe('["bar1","bar2"]');
      expect(errors).toEqual([]);
    });

  test("before the island mounts is not lost", async () => {
    const { page } = await b.visit({ path: "/?bars=fixed" });
    await closeOf(page, "bar1").click();
    await expect.poll(() => page.locator("#bar1").count()).toBe(0);
    expect(new URL(page.url()).hash).toBe("");
  });

  test("holds on later pages, where nothing shifts", async () => {
    const { page } = await barsPage();
    await closeOf(page, "bar1").click();
    await page.reload();
    await page.evaluate(() => window.wyspa.ready);
    expect(await page.locator("#bar1").isVisible()).toBe(false);
    await page.locator("#bar2").hover();
    await expect.poll(() => page.locator("#bar1").count()).toBe(0);
    expect(await shifts(page)).toBe(0);
  });

  test("far down the page keeps the focus in view", async () => {
    const { page } = await barsPage();
    await scrollTo(page, 1500);
    await closeOf(page, "bar2").click();
    expect(await page.locator("#bar2").count()).toBe(0);
    const { top, bottom, height } = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return { top: box?.top ?? -1, bottom: box?.bottom ?? 9999, height: innerHeight };
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(await rootStyle(page, "--top-fixed-bars-height")).toBe("");
  });

  for (const [state, prepare] of Object.entries({
    denied: () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    poisoned: () => {
      if (!localStorage.getItem("closedBars"))
        localStorage.setItem("closedBars", '["bar7", 1, null, {"a": 1}, "a\\"]{}*", "bar7"]');
    },
  }))
    test(`works with storage that is ${state}`, async () => {
      const { page, errors } = await barsPage({ before: (of) => of.addInitScript(prepare) });
      await closeOf(page, "bar1").click();
      expect(await page.locator("#bar1").count()).toBe(0);
      expect(await page.locator("#bar2").count()).toBe(1);
      expect(errors).toEqual([]);
      if (state === "poisoned") expect(await stored(page)).toBe('["bar7","a\\"]{}*","bar1"]');
    });

  test("keeps --bars-height correct", async () => {
    const { page } = await barsPage({ viewport: phone });
    const height = () =>
      page.evaluate(() => (document.querySelector(".bars_top") as HTMLElement).offsetHeight);
    expect(await rootStyle(page, "--bars-height")).toBe(`${await height()}px`);
    await page.setViewportSize({ width: 600, height: 800 });
    await expect.poll(() => rootStyle(page, "--bars-height")).toBe(`${await height()}px`);
    await closeOf(page, "bar1").click();
    await expect.poll(() => rootStyle(page, "--bars-height")).toBe(`${await height()}px`);
    await closeOf(page, "bar2").click();
    await expect.poll(() => rootStyle(page, "--bars-height")).toBe("0px");
  });
});

describe("bars", () => {
  test("are named regions without axe violations, and announce nothing by themselves", async () => {
    const { page, said } = await barsPage();
    await scrollTo(page, 300);
    expect(await page.getByRole("region", { name: "Informacje na górze strony" }).count()).toBe(1);
    await expect.poll(() => page.getByRole("region", { name: "Informacje na dole strony" }).count()).toBe(1);
    expect(await faultsIn(page, ".bars")).toEqual([]);
    expect(await said()).toEqual([]);
  });

  test("are left alone in the order process", async () => {
    const { page } = await b.visit({ path: "/order1.php" });
    const before = await page.locator(".bars_top").innerHTML();
    await page.locator(".bars_top").hover();
    await page.locator(".bars_top[data-island-status*=ready]").waitFor();
    expect(await page.locator(".bars_top").innerHTML()).toBe(before);
  });

  test("are restored to the server's markup when the island ends", async () => {
    const { page } = await b.visit({ path: "/?bars=fixed" });
    const look = () =>
      page.evaluate(() => {
        const host = document.querySelector(".bars_top") as HTMLElement;
        const copy = host.cloneNode(true) as HTMLElement;
        copy.removeAttribute("data-island-status");
        return [copy.outerHTML, document.documentElement.getAttribute("style")];
      });
    const before = await look();
    await page.locator(".bars_top").hover();
    await page.locator(".bars_top[data-island-status*=ready]").waitFor();
    await scrollTo(page, 900);
    expect(await look()).not.toEqual(before);
    // Ends the island from outside, by removing its host.
    await page.evaluate(() => {
      const host = document.querySelector(".bars_top") as HTMLElement;
      Object.assign(window, { removed: host });
      host.remove();
    });
    const removed = () =>
      page.evaluate(() => {
        const copy = (Reflect.get(window, "removed") as Element).cloneNode(true) as Element;
        copy.removeAttribute("data-island-status");
        return copy.outerHTML;
      });
    await expect.poll(removed).toBe(before[0]);
  });
});

describe("fixed bars", () => {
  test("stick to both edges on desktops, keep their place, and shift nothing", async () => {
    const { page } = await barsPage();
    expect(await isFixed(page, "bar2")).toBe(false);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.mouse.move(600, 500);
    for (let step = 0; step < 20; step++) {
      await page.mouse.wheel(0, 9);
      await rendered(page);
    }
    await scrollTo(page, 900);
    expect(await isFixed(page, "bar2")).toBe(true);
    expect(await isFixed(page, "bar1")).toBe(false);
    expect((await page.locator("#bar2 .bars__wrapper").boundingBox())?.y).toBe(0);
    const bottom = await page.locator("#bar3 .bars__wrapper").boundingBox();
    expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBe(desktop.height);
    expect(await height()).toBe(before);
    expect(await rootStyle(page, "--top-fixed-bars-height")).toBe("40px");
    expect(await rootStyle(page, "--bottom-fixed-bars-height")).toBe("40px");
    await scrollTo(page, 0);
    expect(await isFixed(page, "bar2")).toBe(false);
    expect(await page.locator("#bar2").getAttribute("style")).toBe("--position: 0;");
    expect(await shifts(page)).toBe(0);
  });

  test("never cover the focused element", async () => {
    const { page } = await barsPage();
    await scrollTo(page, 600);
    await page.locator(".product__add button").nth(9).focus();
    for (const key of ["Tab", "Shift+Tab"])
      for (let press = 0; press < 25; press++) {
        await page.keyboard.press(key);
        const [top, bottom, isBar] = await page.evaluate(() => {
          const one = document.activeElement as HTMLElement;
          const box = one.getBoundingClientRect();
          return [box.top, box.bottom, !!one.closest(".bars, header, #menu_skip")] as const;
        });
        if (isBar) continue;
        expect(top).toBeGreaterThanOrEqual(39);
        expect(bottom).toBeLessThanOrEqual(desktop.height - 39);
      }
  });

  for (const viewport of [phone, tablet, { width: 1366, height: 120 }])
    test(`scroll with the page at ${viewport.width} × ${viewport.height}`, async () => {
      const { page } = await barsPage({ viewport });
      await scrollTo(page, 900);
      expect(await page.locator(".--fixed").count()).toBe(0);
      expect(await rootStyle(page, "--top-fixed-bars-height")).toBe("");
      expect(await rootStyle(page, "scroll-padding-top")).toBe("");
    });

  test("adapt when the window's size changes", async () => {
    const { page } = await barsPage();
    await scrollTo(page, 900);
    expect(await isFixed(page, "bar2")).toBe(true);
    await page.setViewportSize(tablet);
    await expect.poll(() => isFixed(page, "bar2")).toBe(false);
    await page.setViewportSize(desktop);
    await expect.poll(() => isFixed(page, "bar2")).toBe(true);
  });
});
