/** Small links of the page's frame: skip links, cookie settings, signing out (bars A16, H3, contract A 8, 17, 18). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { PATH, put } from "../runtime/pages";
import { bench, quietFor } from "../support";

const b = bench();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe("a skip link", () => {
  test("is the first tab stop, becomes visible, and moves the focus to its target", async () => {
    const { page, ...visit } = await b.visit();
    await page.keyboard.press("Tab");
    const link = page.locator(".menu_skip__link").first();
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await visit.ready("#menu_skip");
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("layout");
    expect(new URL(page.url()).hash).toBe("#layout");
    expect(await page.evaluate(() => document.documentElement.classList.contains("--skiped"))).toBe(true);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => !!document.activeElement?.closest("#layout"))).toBe(true);
    expect(await page.locator("#layout").getAttribute("tabindex")).toBeNull();
  });

  test("works when pressed before the island mounts", async () => {
    const { page } = await b.visit();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("menu_categories");
  });
});

describe("the cookie link", () => {
  const link = (page: Page) => page.locator("#manageCookies");
  const hash = (page: Page) => new URL(page.url()).hash;

  test("opens the consent script's settings, each time", async () => {
    const { page } = await b.visit({ path: "/text-page" });
    await page.evaluate(() =>
      Object.assign(window, {
        calls: 0,
        prepareCookiesConfiguration: () =>
          void Object.assign(window, { calls: Reflect.get(window, "calls") + 1 }),
      }),
    );
    await link(page).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "calls"))).toBe(1);
    await link(page).press("Enter");
    expect(await page.evaluate(() => Reflect.get(window, "calls"))).toBe(2);
    expect(hash(page)).toBe("");
  });

  for (const [what, value] of Object.entries({ "no hook": undefined, "a value that is no function": 7 }))
    test(`is a plain link with ${what}`, async () => {
      const { page, errors } = await b.visit({ path: "/text-page" });
      await page.evaluate((hook) => Object.assign(window, { prepareCookiesConfiguration: hook }), value);
      await link(page).click();
      await expect.poll(() => hash(page)).toBe("#manageCookies");
      expect(errors).toEqual([]);
    });

  for (const how of ["throws", "rejects"])
    test(`reports a hook that ${how}, once, and continues`, async () => {
      const visit = await b.visit({ path: "/text-page" });
      const { page } = visit;
      await page.evaluate((way) => {
        Object.assign(window, {
          faults: [],
          prepareCookiesConfiguration() {
            if (way === "throws") throw new Error("consent is broken");
            return Promise.reject(new Error("consent is broken"));
          },
        });
        document.addEventListener("wyspa:island-error", ({ detail }) => {
          Reflect.get(window, "faults").push([detail.name, detail.phase, String(detail.error)]);
        });
      }, how);
      await link(page).click();
      const faults = () => page.evaluate(() => Reflect.get(window, "faults"));
      await expect.poll(faults).toEqual([["cookie-link", "handler", "Error: consent is broken"]]);
      await quietFor(page, 200);
      expect(await faults()).toHaveLength(1);
      expect(await visit.status("#manageCookies")).toBe("ready");
    });
});

describe("signing out", () => {
  const kept = (page: Page) =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .filter((key) => /^expchck|^mine/.test(key))
        .sort(),
    );
  const fill = (page: Page, count = 3) =>
    page.evaluate((many) => {
      for (let key = 0; key < many; key++) sessionStorage.setItem(`expchck${key}`, "x");
      sessionStorage.setItem("mine_expchck", "stays");
    }, count);

  for (const [how, act] of Object.entries({
    "a click": (page: Page) => page.locator(".logout_link").click(),
    Enter: (page: Page) => page.locator(".logout_link").press("Enter"),
  }))
    test(`by ${how} clears the express checkout and follows the link`, async () => {
      const { page, ...visit } = await b.visit({ path: "/text-page?logged=1" });
      await visit.ready(".logout_link");
      await fill(page);
      await act(page);
      await page.waitForURL(/login\.php\?operation=logout/);
      expect(await kept(page)).toEqual(["mine_expchck"]);
    });

  test("clears ten thousand entries at once, even when the page prevents the event", async () => {
    const { page, ...visit } = await b.visit({ path: "/text-page?logged=1" });
    await visit.ready(".logout_link");
    await fill(page, 10_000);
    const ms = await page.evaluate(() => {
      const one = document.querySelector(".logout_link") as HTMLElement;
      one.addEventListener("click", (event) => event.preventDefault());
      const start = performance.now();
      one.click();
      return performance.now() - start;
    });
    expect(await kept(page)).toEqual(["mine_expchck"]);
    expect(ms).toBeLessThan(5_000);
  });

  test("follows the link when the storage throws", async () => {
    const { page, errors, ...visit } = await b.visit({
      path: "/text-page?logged=1",
      before: (of) =>
        of.addInitScript(() =>
          Object.defineProperty(window, "sessionStorage", {
            get() {
              throw new DOMException("denied", "SecurityError");
            },
          }),
        ),
    });
    await visit.ready(".logout_link");
    await page.locator(".logout_link").click();
    await page.waitForURL(/login\.php\?operation=logout/);
    expect(errors).toEqual([]);
  });

  test("works on the older markup and on a marked button", async () => {
    put(
      b.shop,
      `<ul><li class="l_welcome__element --logout"><a id="old" href="#out">Wyloguj</a></li></ul>
       <button type="button" id="own" data-island="logout-link">Wyjdź</button>`,
    );
    const { page, ...visit } = await b.visit({ path: PATH });
    for (const [host, button] of [
      [".l_welcome__element", "#old"],
      ["#own", "#own"],
    ] as const) {
      await visit.ready(host);
      await fill(page);
      await page.locator(button).click();
      expect(await kept(page)).toEqual(["mine_expchck"]);
    }
  });
});
