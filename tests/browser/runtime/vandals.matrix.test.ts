/**
 * Other scripts change the page while islands are mounted: they empty, move, clone or translate a host, or remove its
 * wrapper. No island may stay blank and dead (bars R19, R48).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { asShopper, filled, header } from "../mini-basket/shop";
import { sample } from "../sample";
import { parts } from "../search-panel/field";
import { bench, handPause, type Visit, type VisitOptions } from "../support";
import { builtWithTestIslands } from "./built";
import { counter, PATH, put, quiet } from "./pages";
import {
  type Act,
  emptyWrapper,
  insertForeign,
  leaveAndReturn,
  markupActs,
  move,
  replaceByClone,
  resetAttributes,
  rewrite,
  rewriteBody,
  throwOutWrapper,
  translate,
} from "./vandals";

const b = bench({ dist: builtWithTestIslands() });

describe("a React island over the server's HTML", () => {
  const acts: Readonly<Record<string, Act>> = {
    "empties the host": (host) => host.replaceChildren(),
    "writes a text into the host": (host) => {
      host.textContent = "coś innego";
    },
    "moves the host": move,
    ...markupActs,
    "removes the wrapper": throwOutWrapper,
    "puts foreign nodes everywhere": insertForeign,
    "removes attributes": resetAttributes,
    "empties the wrapper": emptyWrapper,
  };

  /** Clicks like a persistent shopper. @returns the part that reacts in the end */
  const answers = (page: Page): Promise<string> =>
    page.evaluate(async () => {
      const turn = () => new Promise((done) => setTimeout(done, 60));
      for (let tries = 0; tries < 80; tries++) {
        const host = document.getElementById("one");
        const button = host?.querySelector<HTMLElement>("[name=more]");
        if (button?.textContent?.includes("serwer") && host?.dataset.islandStatus === "failed")
          return "the server's HTML";
        const number = () => Number.parseInt(host?.querySelector("output")?.textContent ?? "", 10);
        const before = number();
        button?.click();
        await turn();
        if (number() === before + 1 && !button?.textContent?.includes("serwer")) return "the island";
      }
      return `nothing: ${document.getElementById("one")?.outerHTML.slice(0, 300)}`;
    });

  for (const [what, act] of sample(Object.entries(acts), 5))
    test(`when a script ${what}, the next clicks count`, async () => {
      put(b.shop, `${counter("one")}${quiet("calm")}`);
      const visit = await b.visit({ path: PATH });
      const { page } = visit;
      await visit.ready("#one");
      await page.locator("#one [data-island-root] [name=more]").click();
      await page.locator("#one").evaluate(act);
      expect(await answers(page)).toMatch(/^the (island|server)/);
      // Twice more, so that what React alternately inserts and removes has been in both states.
      expect(await answers(page)).toMatch(/^the (island|server)/);
      expect(await answers(page)).toMatch(/^the (island|server)/);
      expect(await page.locator("#one [data-island-root]").count()).toBeLessThanOrEqual(1);
      await visit.ready("#calm");
      expect(visit.errors.map(String)).toEqual([]);
    });

  test("the control: without a runtime that observes it, a host that is emptied stays dead", async () => {
    put(b.shop, counter("one"));
    const { page } = await b.visit({ path: `${PATH}?wyspa=off`, bare: true });
    await page.locator("#one").evaluate((host) => host.replaceChildren());
    expect(await answers(page)).toMatch(/^nothing/);
  });
});

/** What other scripts do to the header. Those that destroy the server's own markup restore it, as real scripts do. */
const headerActs: Readonly<Record<string, Act>> = {
  "moves it": move,
  "removes it and puts it back": leaveAndReturn,
  "replaces it with a clone": replaceByClone,
  "rewrites the whole page": rewriteBody,
  "translates it": translate,
  "removes the wrapper": throwOutWrapper,
  "puts foreign nodes into the wrapper": insertForeign,
};
const writeFirstHtml: Act = (host) => {
  host.innerHTML = (Reflect.get(window, "first") as Record<string, string>)[host.id] ?? "";
};

/** Stores the server's HTML of the two hosts before any of our scripts runs. */
const remember = (page: Page) =>
  page.addInitScript(() => {
    const first: Record<string, string> = {};
    Object.assign(window, { first });
    new MutationObserver(() => {
      for (const id of ["menu_basket", "menu_search"]) {
        const host = document.getElementById(id);
        if (host?.nextElementSibling || document.getElementById("layout"))
          first[id] ??= host?.innerHTML ?? "";
      }
    }).observe(document, { childList: true, subtree: true });
  });

async function inHeader(options: VisitOptions = {}): Promise<Visit> {
  filled(b, 3);
  const visit = await b.visit({ ...options, context: asShopper(b), before: remember });
  await expect.poll(() => header(visit.page).badge.textContent()).toBe("3");
  return visit;
}

describe("the search with suggestions open", () => {
  for (const [what, act] of sample(
    Object.entries({
      ...headerActs,
      "empties the wrapper": emptyWrapper,
      "writes the server's first HTML into it": writeFirstHtml,
    }),
    2,
  ))
    test(`when a script ${what}, the field suggests again and its form leads to the results`, async () => {
      const visit = await inHeader();
      const { page } = visit;
      const { input, options } = parts(b, visit);
      await input.click();
      await page.keyboard.type("kurtka");
      await options.first().waitFor();
      await page.locator("#menu_search").evaluate(act);
      await handPause(page, 200);
      const box = page.locator(".menu_search__input").first();
      await expect
        .poll(
          async () => {
            await box.click();
            await box.press("Control+a");
            await page.keyboard.type("buty");
            const shown = options.filter({ visible: true });
            await shown
              .first()
              .waitFor({ timeout: 2_000 })
              .catch(() => {});
            return shown.count();
          },
          { interval: 400 },
        )
        .toBeGreaterThan(0);
      expect(visit.errors.map(String)).toEqual([]);
      await box.press("Enter");
      await page.waitForURL(/search\.php\?text=buty/);
    });
});

/** Applies the act while the panel is open. */
async function basketAfter(act: Act): Promise<Visit> {
  const visit = await inHeader();
  const { link, rows } = header(visit.page);
  await link.hover();
  await rows.nth(2).waitFor();
  await visit.page.locator("#menu_basket").evaluate(act);
  await handPause(visit.page, 200);
  return visit;
}
const opensAgain = ({ page }: Visit) =>
  expect
    .poll(
      async () => {
        await page.mouse.move(5, 700);
        await header(page).link.first().hover();
        const shown = header(page).rows.filter({ visible: true });
        await shown
          .nth(2)
          .waitFor({ timeout: 2_000 })
          .catch(() => {});
        return shown.count();
      },
      { interval: 300 },
    )
    .toBe(3);

describe("the mini basket with its panel open", () => {
  for (const [what, act] of sample(Object.entries(headerActs), 3))
    test(`when a script ${what}, the panel opens again and shows the basket`, async () => {
      const visit = await basketAfter(act);
      await opensAgain(visit);
      const { link, badge } = header(visit.page);
      expect(await link.getAttribute("href")).toContain("basketedit.php");
      // The header still shows the current basket.
      filled(b, 5);
      await visit.page.evaluate(() => window.wyspa.basket.refresh());
      await expect.poll(() => badge.first().textContent()).toContain("5");
      expect(visit.errors.map(String)).toEqual([]);
    });
});

describe("the mini basket after worse changes", () => {
  test("a panel whose wrapper another script has emptied opens again", async () => {
    const visit = await basketAfter(emptyWrapper);
    await opensAgain(visit);
    expect(visit.errors.map(String)).toEqual([]);
  });

  test("a script that writes the server's first HTML into the host gets the toggle back, and the header keeps updating", async () => {
    const visit = await basketAfter(writeFirstHtml);
    const { toggle, badge } = header(visit.page);
    await expect.poll(() => toggle.count()).toBe(1);
    filled(b, 5);
    await visit.page.evaluate(() => window.wyspa.basket.refresh());
    await expect.poll(() => badge.textContent()).toBe("5");
    await toggle.press("Enter");
    await header(visit.page).rows.nth(4).waitFor();
  });

  for (const [what, act] of sample(Object.entries({ cloned: replaceByClone, rewritten: rewrite }), 1))
    test(`a basket that is ${what} has one toggle, and the toggle works`, async () => {
      const visit = await basketAfter(act);
      const { toggle, rows } = header(visit.page);
      await visit.page.mouse.move(5, 700);
      await expect.poll(() => toggle.count()).toBe(1);
      await toggle.press("Enter");
      await rows.nth(2).waitFor();
    });
});
