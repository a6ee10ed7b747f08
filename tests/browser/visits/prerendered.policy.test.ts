/** Pages that the browser loads before the shopper asks for them, by the rules that our script adds (bar H11). */
import { afterEach, describe, expect, test } from "vitest";
import { linksAhead, pageWithMenu } from "../../unit/visit/links-ahead";
import { type OwnBrowser, openOwnBrowser } from "../own-browser";
import { untilQuiet } from "../slow-network";
import { bench, quietFor, type VisitOptions } from "../support";

const b = bench();
const LINK = ".product a.product__name[href]";
const RULES = "script[type=speculationrules]";
const withConfig = (config: object) => `/?config=${encodeURIComponent(JSON.stringify(config))}`;

describe("in a browser that prerenders", () => {
  const held: { own?: OwnBrowser | undefined } = {};
  afterEach(async () => {
    await held.own?.close();
    held.own = undefined; // a skipped test opens none
  });

  /** Opens the home page as a shopper with two pieces in the basket, and waits for the rules. */
  async function open(ahead: string) {
    held.own = await openOwnBrowser();
    const { page } = held.own;
    const badge = () => page.evaluate(() => document.querySelector("#menu_basket .badge")?.textContent);
    b.shop.fillBasket("anna", 2);
    await page.goto(b.shop.url);
    await expect.poll(badge).toBe("0");
    await page.setCookie("client", "anna");
    await page.goto(b.shop.url + withConfig({ visits: { ahead } }));
    await expect.poll(badge).toBe("2");
    await expect
      .poll(async () => {
        for (const y of [2, 600]) await page.move(2, y); // beside all links
        return page.evaluate(() => document.querySelectorAll("script[type=speculationrules]").length);
      })
      .toBe(1);
    const from = b.shop.log.length;
    const log = () => b.shop.log.slice(from);
    await page.hover(LINK);
    return {
      ...{ page, badge, log },
      /** What was requested ahead: the page in view may request more. */
      ahead: () =>
        log().flatMap(({ destination, purpose }) => (purpose ? [`${destination} ${purpose}`] : [])),
      /** Changes of data and reports, and readings of the basket, since the pointer reached the link. */
      sent: () => log().flatMap(({ method, url }) => (method === "POST" ? url.replace(/\?.*/, "") : [])),
      isOpen: () => expect.poll(() => page.evaluate(() => location.pathname)).toMatch(/^\/produkt\//),
      navigation: () =>
        page.evaluate(() => {
          const [own = {}] = performance.getEntriesByType("navigation");
          return [Reflect.get(own, "activationStart") > 0, Reflect.get(own, "deliveryType")] as const;
        }),
    };
  }

  test("a prerendered page sends nothing until it is shown, and then shows the basket of now", async () => {
    const content = "<script>window.isPrerendering = document.prerendering</script>";
    b.shop.config.snippets = [{ region: "body_bottom", content }];
    const { page, badge, log, ahead, sent, isOpen, navigation } = await open("prerender");
    await expect.poll(() => log().some(({ url }) => url.startsWith("/wyspa/wyspa.js"))).toBe(true);
    await untilQuiet(b.shop, 1_000);
    expect(ahead()).toContain("document prefetch;prerender");
    expect(sent()).toEqual([]);
    b.shop.fillBasket("anna", 3);
    await page.press();
    await isOpen();
    await expect.poll(badge).toBe("5");
    expect(await navigation()).toEqual([true, expect.anything()]);
    await untilQuiet(b.shop, 500);
    expect(sent()).toEqual(["/ajax/get.php"]);
    expect(await page.evaluate(() => Reflect.get(window, "isPrerendering"))).toBe(false);
    expect(
      await page.evaluate(() => document.querySelectorAll("[data-island-status*=ready]").length),
    ).toBeGreaterThan(0);
  });

  test("by default the page is only prefetched: no script runs before it is shown", async () => {
    const { page, badge, log, ahead, sent, isOpen, navigation } = await open("prefetch");
    await expect.poll(() => log().some(({ url }) => url.startsWith("/produkt/"))).toBe(true);
    await untilQuiet(b.shop, 1_000);
    expect(ahead()).toEqual(["document prefetch"]);
    b.shop.fillBasket("anna", 3);
    await page.press();
    await isOpen();
    await expect.poll(badge).toBe("5");
    expect(await navigation()).toEqual([false, "navigational-prefetch"]);
    expect(log().filter(({ url }) => url.startsWith("/produkt/")).length).toBe(1);
    await untilQuiet(b.shop, 500);
    expect(sent()).toEqual(["/ajax/get.php"]);
  });
});

/** Opens a page, and moves the pointer over it as soon as it is idle. */
async function touched(options: VisitOptions) {
  const visit = await b.visit(options);
  const { page } = visit;
  const rules = () => page.locator(RULES);
  const touch = async () => {
    for (const place of ["footer", LINK]) await page.locator(place).first().hover();
  };
  return { ...visit, rules, touch };
}

test("the browser's rules list the addresses of the links that may be loaded ahead, and no other", async () => {
  b.shop.config.policy = "none"; // the test itself writes markup
  // A button may have the address of a page that is shown.
  const markup = linksAhead.filter(([link, isSafe]) => isSafe || !link.includes('"/kategoria/kurtki-102"'));
  const links = markup.map(([link]) => `${link}link</a>`).join("");
  b.shop.config.snippets = [
    { region: "body_bottom", content: `<div hidden>${pageWithMenu}</div><p id="given">${links}</p>` },
  ];
  const { page, rules, touch } = await touched({});
  await page.locator("#given").waitFor();
  await expect.poll(async () => touch().then(() => rules().count())).toBe(1);
  await page.locator("#given a").first().dispatchEvent("pointerover");
  const isListed = await page.evaluate(() => {
    const text = document.querySelector("script[type=speculationrules]")?.textContent ?? "";
    const urls: string[] = JSON.parse(text).prefetch[0].urls;
    return [...document.querySelectorAll<HTMLAnchorElement>("#given a")].map(
      ({ origin, pathname, search }) => origin === location.origin && urls.includes(pathname + search),
    );
  });
  // The home page itself is in the address bar.
  expect(isListed).toEqual(markup.map(([link, isSafe]) => isSafe && !/"\/(list\?counter=1)?"/.test(link)));
});

test.each([
  ["the configuration says so", { path: withConfig({ visits: { ahead: "none" } }) }],
  [
    "the shopper saves data",
    {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
        ),
    },
  ],
  ["a sign-in may happen on the page", { path: "/login.php" }],
] satisfies [string, VisitOptions][])("no rules are added where %s", async (_why, options) => {
  const { page, rules, errors } = await touched(options);
  for (let time = 0; time < 3; time++) {
    for (const place of ["footer", "header"]) await page.locator(place).first().hover();
    await quietFor(page, 300);
  }
  expect([await rules().count(), errors]).toEqual([0, []]);
});

test("a strict policy admits the rules by the nonce of our tag; without permission nothing is tried", async () => {
  b.shop.config.policy = "strict";
  const strict = await touched({});
  await expect.poll(async () => strict.touch().then(() => strict.rules().count())).toBe(1);
  expect(strict.console).toEqual([]);

  b.shop.config.policy = "none";
  const own = `script-src ${b.shop.url}/wyspa/ ${b.shop.url}/gfx/`;
  const refused = await touched({
    bare: true,
    before: (page) =>
      page.route(b.shop.url, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": own } });
      }),
  });
  const refusedByPage = refused.console.length; // the page's own scripts
  for (let time = 0; time < 3; time++) {
    await refused.touch();
    await quietFor(refused.page, 300);
  }
  expect([await refused.rules().count(), refused.console.length]).toEqual([0, refusedByPage]);
});

test("after a sign-in without a new page, nothing more is loaded ahead", async () => {
  const { page, rules, touch } = await touched({});
  await expect.poll(async () => touch().then(() => rules().count())).toBe(1);
  await page.evaluate(
    () => void document.dispatchEvent(new CustomEvent("wyspa:login", { detail: { login: "x" } })),
  );
  expect(await rules().count()).toBe(0);
});
