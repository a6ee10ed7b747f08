/** In-place navigation: visits, the history, and what is left to the browser (bars R37, R38, A15). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { renderEnvelope } from "../../../fixtures/shop";
import { pathOf } from "../built-files";
import { swipe, tapByFinger } from "../fingers";
import { keepOnTheWay } from "../first-press/on-the-way";
import { bench, desktop, phone, quietFor } from "../support";
import { focused, heading, isFollowing, openPage, scrollTop } from "./visits";

const b = bench();
const colourOfHeading = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector("#content h1") as Element).color);

describe("a series of visits", () => {
  test("A, B, C, Back, Back, Forward: content, title, address, scroll and focus are those of the page", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    await page.evaluate(() => scrollTo(0, 500));
    await page.locator(".visits__next").evaluate((link: HTMLElement) => link.click());
    await on.stands("b");
    expect(await focused(page)).toBe("h1");
    await expect.poll(on.said).toEqual([`Wczytano: ${heading("b")} | Sklep Wydma`]);
    await page.evaluate(() => scrollTo(0, 0));
    await on.follow("c");
    await on.stands("c");
    expect(await page.locator("#container.container.navigation_page:not(.text_page)").count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 300));

    await page.goBack();
    await on.stands("b");
    expect([await scrollTop(page), await focused(page)]).toEqual([0, "h1"]);
    await page.goBack();
    await on.stands("a");
    expect([await scrollTop(page), await focused(page)]).toEqual([500, "h1"]);
    expect(await page.locator("#container").getAttribute("class")).toContain("text_page");
    await page.goForward();
    await on.stands("b");
    await page.goForward();
    await on.stands("c");
    expect(await scrollTop(page)).toBe(300);
    expect(await page.locator("#breadcrumbs [aria-current]").textContent()).toBe(heading("c"));
    expect(await page.locator(".load-content, [aria-busy=true]").count()).toBe(0);
    expect(await on.isSame()).toBe(true);
    expect([on.navigations, on.errors, on.console]).toEqual([[], [], []]);
    await expect.poll(on.said).toHaveLength(6);
  });

  test("two fast clicks: the second page is shown, the first visit is aborted without an error", async () => {
    const on = await openPage(b, "/visits/a");
    b.shop.faults.latency("page", (count) => (count === 1 ? 600 : 0));
    const length = await on.page.evaluate(() => history.length);
    await on.page.evaluate(() => {
      for (const name of ["b", "c"])
        document.querySelector<HTMLElement>(`.visits__links a[href$="/${name}"]`)?.click();
    });
    await on.stands("c");
    await quietFor(on.page, 900);
    await on.stands("c");
    expect(await on.page.evaluate(() => history.length)).toBe(length + 1);
    await on.page.goBack();
    await on.stands("a");
    expect([b.shop.errorReports, on.errors, on.console, on.navigations]).toEqual([[], [], [], []]);
  });

  test("two visits to the same page at once fetch it once", async () => {
    const on = await openPage(b, "/visits/a");
    b.shop.faults.latency("page", () => 1_500);
    await on.follow("b");
    await on.follow("b");
    const answers = on.page.evaluate(() =>
      Promise.all([window.wyspa.visit("/visits/b"), window.wyspa.visit("b")]),
    );
    await on.stands("b");
    expect(await answers).toEqual([true, true]);
    expect(on.fetched).toEqual(["/visits/b"]);
  });

  test("a reload on B: then Back shows A and Forward shows B", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    await page.evaluate(() => scrollTo(0, 400));
    await page.locator(".visits__next").evaluate((link: HTMLElement) => link.click());
    await on.stands("b");
    await page.evaluate(() => scrollTo(0, 350));
    await page.reload();
    await page.evaluate(() => window.wyspa.ready);
    await expect.poll(() => scrollTop(page)).toBe(350);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.goBack();
    await on.stands("a");
    await expect.poll(() => scrollTop(page)).toBe(400);
    await page.goForward();
    await on.stands("b");
    expect(await scrollTop(page)).toBe(350);
    expect(await on.isSame()).toBe(true);
  });

  test("a reload on B, and Back before the code of visits has loaded: A is shown", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    await on.follow("b");
    await on.stands("b");
    const code = pathOf("visit");
    const release = await keepOnTheWay(page, code);
    const asked = page.waitForRequest(code);
    await page.reload({ waitUntil: "domcontentloaded" });
    await asked;
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => new URL(page.url()).pathname).toBe("/visits/a");
    expect(await page.locator("#content h1").textContent()).toBe(heading("b"));
    release();
    await on.stands("a");
    await isFollowing(page);
    await page.goForward();
    await on.stands("b");
  });

  test("Back from another site restores the right page, and Back again the one before", async () => {
    const on = await openPage(b, "/visits/a");
    await on.follow("b");
    await on.stands("b");
    await on.page.goto("data:text/html,<h1>Gdzie indziej</h1>");
    await on.page.goBack({ waitUntil: "commit" });
    await on.stands("b");
    await on.page.waitForFunction(() => !!Reflect.get(window, "wyspa"));
    await on.page.goBack({ waitUntil: "commit" });
    await on.stands("a");
    await on.page.goForward({ waitUntil: "commit" });
    await on.stands("b");
  });

  test("a visited page stays eligible for the back-forward cache", async () => {
    const on = await openPage(b, "/visits/a", { inWholeBrowser: true });
    await on.follow("b");
    await on.stands("b");
    await on.page.goto(`${b.shop.url}/text-page`);
    await on.page.goBack({ waitUntil: "commit" });
    await on.stands("b");
    expect(await on.isSame()).toBe(true);
    await on.page.goBack({ waitUntil: "commit" });
    await on.stands("a");
    expect(await on.isSame()).toBe(true);
  });
});

describe("the history", () => {
  test("entries of other scripts are left alone, and their data in our entries stays", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    await page.evaluate(() => history.replaceState({ theirs: 1 }, ""));
    await on.follow("b");
    await on.stands("b");
    await page.evaluate(() => history.pushState({ foreign: true }, "", "?filter=1"));
    await page.evaluate(() => history.pushState({ foreign: true }, "", "?filter=2"));
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(/filter=1$/);
    await quietFor(page, 200);
    expect(on.fetched).toEqual(["/visits/b"]);
    await page.evaluate(() => history.go(-2));
    await on.stands("a");
    expect(await page.evaluate(() => history.state)).toMatchObject({ theirs: 1, wyspa: { sections: [] } });
    expect(on.navigations).toEqual([]);
  });

  test("fragment navigation is left to the browser, also Back from it", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    await on.follow("b");
    await on.stands("b");
    await page.locator('.visits__links a[href="#end"]').click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goForward();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await page.evaluate(() => history.go(-2));
    await on.stands("a");
    expect(on.fetched).toEqual(["/visits/b", "/visits/a"]);
    await page.evaluate(() => window.wyspa.visit("/visits/c#end"));
    await on.stands("c");
    expect(await scrollTop(page)).toBeGreaterThan(500);
  });

  test("Back from a fragment that was followed before the page's scripts had loaded leads to where the shopper was", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    b.shop.file("/visits/late.js", "window.ran = true", "text/javascript");
    const release = await keepOnTheWay(page, "**/visits/late.js");
    await page.route("**/visits/b", async (route) => {
      const response = await route.fetch();
      const markup = await response.text();
      const [nonce = ""] = /nonce="[^"]*"/.exec(markup) ?? [];
      const more = `<script class="ajaxLoad" src="/visits/late.js" ${nonce}></script><a href="#end">Na koniec</a>`;
      await route.fulfill({ response, body: markup.replace("</h1>", `</h1>${more}`) });
    });
    const asked = page.waitForRequest("**/visits/late.js");
    await on.follow("b");
    await on.stands("b");
    await asked;
    await page.getByRole("link", { name: "Na koniec" }).click();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    release();
    await page.waitForFunction(() => "ran" in window);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe("");
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await on.isSame()).toBe(true);
  });

  test("an entry from before the first visit is loaded again", async () => {
    const on = await openPage(b, "/visits/a");
    await on.page.locator('.visits__links a[href="#end"]').click();
    await on.follow("b");
    await on.stands("b");
    await on.page.evaluate(() => history.go(-2));
    await on.stands("a");
    expect(on.navigations).toEqual(["/visits/a"]);
  });

  for (const [how, sabotage] of Object.entries({
    throws: () => {
      history.pushState = () => {
        throw new DOMException("too many", "SecurityError");
      };
    },
    "does its work and throws": () => {
      const push = history.pushState.bind(history);
      history.pushState = (...args) => {
        push(...args);
        throw new Error("analytics");
      };
    },
  }))
    test(`with a pushState that ${how}, the browser navigates, once`, async () => {
      const on = await openPage(b, "/visits/a");
      await on.page.evaluate(sabotage);
      await on.follow("b");
      await on.stands("b");
      await expect.poll(async () => [on.navigations, await on.isSame()]).toEqual([["/visits/b"], false]);
    });
});

/** A page of terms as older texts of shops are written: its places are anchors with a name, and nothing has an id. */
const terms = (places: readonly string[]) =>
  b.shop.page("/visits/terms", (context) =>
    renderEnvelope({
      context,
      pageType: "text",
      title: heading("terms"),
      content: [
        `<h1 class="headline__name">${heading("terms")}</h1>`,
        ...places.map(
          (place) => `${"<p>Wiersz regulaminu.</p>".repeat(40)}<a name="${place}"></a><h2>${place}</h2>
          <p><a class="after" href="/contact.php?about=${place}">Zapytaj nas: ${place}</a></p>`,
        ),
        "<p>Wiersz regulaminu.</p>".repeat(60),
      ].join(""),
    }),
  );

describe.each([
  ["a phone", phone],
  ["a desktop", desktop],
] as const)("on %s, a visit to a place that an older text marks by a named anchor", (_, viewport) => {
  const anchor = (page: Page, name: string) => page.locator(`a[name="${name}"]`);
  const topOf = (page: Page, name: string) =>
    anchor(page, name).evaluate((one) => Math.round(one.getBoundingClientRect().top));

  for (const name of ["zwroty", "płatności"])
    test(`shows #${name} at the top, and the next Tab goes on from there`, async () => {
      terms(["dostawa", "zwroty", "płatności"]);
      const on = await openPage(b, "/visits/a", { viewport });
      const { page } = on;
      await page.evaluate((place) => {
        const link = document.createElement("a");
        Object.assign(link, { href: `/visits/terms#${place}`, textContent: "Do regulaminu" });
        link.dataset.visit = "";
        document.querySelector(".visits__links")?.prepend(link);
      }, name);
      await on.follow("Do regulaminu");
      await on.stands("terms");
      await expect.poll(() => focused(page)).toBe(name);
      const top = await topOf(page, name);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThan(viewport.height / 4);
      expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${name}`);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Zapytaj nas: ${name}`);
      expect(await anchor(page, name).getAttribute("tabindex")).toBeNull();
      await page.goBack();
      await on.stands("a");
      await page.goForward();
      await on.stands("terms");
      await expect.poll(() => topOf(page, name)).toBe(top);
      expect(await on.isSame()).toBe(true);
      expect(on.errors).toEqual([]);
    });
});

describe("what is left to the browser", () => {
  test("modified clicks, other windows, downloads, other origins, fragments, and prevented visits", async () => {
    const on = await openPage(b, "/visits/a");
    const taken = await on.page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>(".visits__links a[href$='/b']");
      const click = (init: MouseEventInit, change: (link: HTMLAnchorElement) => unknown = () => {}) => {
        const own = link?.cloneNode(true) as HTMLAnchorElement;
        link?.after(own);
        change(own);
        let isTaken: boolean | undefined;
        const last = (event: Event) => {
          isTaken = event.defaultPrevented;
          event.preventDefault();
        };
        document.addEventListener("click", () => addEventListener("click", last, { once: true }), {
          capture: true,
          once: true,
        });
        own.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
        own.remove();
        return isTaken;
      };
      document.addEventListener("wyspa:before-visit", (event) => event.preventDefault());
      return {
        plain: click({}),
        self: click({}, (one) => one.setAttribute("target", "_self")),
        ctrl: click({ ctrlKey: true }),
        meta: click({ metaKey: true }),
        shift: click({ shiftKey: true }),
        alt: click({ altKey: true }),
        middle: click({ button: 1 }),
        target: click({}, (one) => one.setAttribute("target", "_blank")),
        download: click({}, (one) => one.setAttribute("download", "")),
        origin: click({}, (one) => one.setAttribute("href", "https://example.com/")),
        script: click({}, (one) => one.setAttribute("href", "javascript:void 0")),
        place: click({}, (one) => one.setAttribute("href", "#end")),
        unmarked: click({}, (one) => one.removeAttribute("data-visit")),
      };
    });
    const { plain, self, ...rest } = taken;
    expect([plain, self, ...new Set(Object.values(rest))]).toEqual([true, true, false]);
    expect(on.fetched).toEqual([]);
  });

  test("a click that a listener of the page has prevented, and a form that posts", async () => {
    const on = await openPage(b, "/visits/a");
    await on.page.evaluate(() =>
      document.addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    const held = b.shop.faults.hold("page", /\/visits\/b/);
    const dropped = on.page.waitForEvent("requestfailed");
    await on.follow("b");
    // The press has requested the page; the prevented click ends that request.
    expect(new URL((await dropped).url()).pathname).toBe("/visits/b");
    held.release();
    expect(await on.page.locator("h1").first().textContent()).toBe(heading("a"));
    on.fetched.length = 0;
    await on.page.locator("#note").evaluate((form) => form.setAttribute("data-visit", ""));
    await on.page.locator("#note button").click();
    await on.stands("b");
    expect([on.fetched, on.navigations]).toEqual([[], ["/visits/b"]]);
  });

  test("a link or form that leaves the page ends the visit that is under way", async () => {
    const on = await openPage(b, "/visits/a");
    const held = b.shop.faults.hold("page", /\/visits\/b/);
    await on.page.locator("#note").evaluate((form) => form.setAttribute("action", "/no-content.php"));
    await on.follow("b");
    await on.page.locator("#note button").click();
    await expect.poll(() => on.navigations).toEqual(["/no-content.php"]);
    held.release();
    await quietFor(on.page, 900);
    expect(await on.isSame()).toBe(true);
    expect(await on.page.locator("h1").first().textContent()).toBe(heading("a"));
    expect(await on.page.locator(".load-content").count()).toBe(0);
  });
});

describe("a visited page", () => {
  test("applies its language, direction, description, canonical address and a stylesheet before it is visible", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    await on.follow("english");
    await on.stands("english");
    const root = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
    expect(await root()).toEqual(["en", "rtl"]);
    expect(await page.locator("meta[name=description]").getAttribute("content")).toBe("Opis: Strona ENGLISH");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe("/visits/english");
    await page.goBack();
    await on.stands("a");
    expect(await root()).toEqual(["pol", ""]);
    expect(await page.locator("meta[name=description], link[rel=canonical]").count()).toBe(2);
    await page.evaluate(() => {
      const note = () => {
        const title = document.querySelector("h1");
        if (title?.textContent === "Strona STYLED")
          Object.assign(window, { colour: getComputedStyle(title).color });
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    await on.follow("styled");
    await on.stands("styled");
    expect(await page.evaluate(() => Reflect.get(window, "colour"))).toBe("rgb(1, 2, 3)");
    expect(await page.locator('link[href$="/visits/sheet"]').count()).toBe(1);
  });

  test("runs its ajaxLoad scripts once, in order, and no other script", async () => {
    const on = await openPage(b, "/visits/a");
    const ran = () => on.page.evaluate(() => Reflect.get(window, "ran"));
    await on.follow("scripts");
    await on.stands("scripts");
    await expect.poll(ran).toEqual(["ajaxLoad /visits/scripts true", "ajaxLoad of the footer"]);
    await quietFor(on.page, 200);
    expect(await ran()).toHaveLength(2);
    expect(on.requests.filter((path) => path.includes("counter"))).toEqual([]);
    expect(on.errors).toEqual([]);
  });

  test("under the strict policy runs ajaxLoad scripts with its nonce, and no injected ones", async () => {
    const on = await openPage(b, "/visits/a?csp=strict");
    await on.page.evaluate(() => window.wyspa.visit("/visits/scripts?csp=strict"));
    await on.stands("scripts");
    const ran = () => on.page.evaluate(() => Reflect.get(window, "ran"));
    await expect.poll(ran).toEqual(["ajaxLoad /visits/scripts true", "ajaxLoad of the footer"]);
    expect(b.shop.errorReports).toEqual([]);
    await on.page.route("**/visits/scripts?csp=strict&slipped", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/ class="ajaxLoad" nonce="[^"]*"/g, ' class="ajaxLoad"');
      await route.fulfill({ response, body });
    });
    await on.page.evaluate(() => window.wyspa.visit("/visits/scripts?csp=strict&slipped"));
    await expect.poll(() => b.shop.errorReports.length).toBe(1);
    expect(b.shop.errorReports[0]?.stack).toContain("Scripts without the page's nonce were not run:");
    expect(await ran()).toHaveLength(2);
  });

  test("under the strict policy applies a style in a section that has its nonce", async () => {
    const on = await openPage(b, "/visits/a?csp=strict");
    await on.page.evaluate(() => window.wyspa.visit("/visits/own-style?csp=strict"));
    await on.stands("own-style");
    await expect.poll(() => colourOfHeading(on.page)).toBe("rgb(4, 5, 6)");
  });

  test("is loaded by the browser when its build of the script differs", async () => {
    const on = await openPage(b, "/visits/a");
    await on.follow("new-build");
    await expect.poll(() => on.navigations).toEqual(["/visits/new-build"]);
    await on.stands("new-build");
    expect(await on.isSame()).toBe(false);
  });
});

describe("the page API and events", () => {
  test("wyspa.visit replaces the given sections, also in pairs, dispatches events, and can be cancelled", async () => {
    const on = await openPage(b, "/visits/a");
    const told = await on.page.evaluate(async () => {
      const events: unknown[] = [];
      for (const name of ["wyspa:before-visit", "wyspa:visit"] as const)
        document.addEventListener(name, ({ type, detail }) =>
          events.push([type, new URL(detail.url).pathname, detail.sections]),
        );
      const answers = [await window.wyspa.visit("b", { sections: [["#content", "main"]] })];
      document.addEventListener("wyspa:before-visit", (event) => event.preventDefault());
      answers.push(await window.wyspa.visit("/visits/c"));
      return { events, answers };
    });
    const pair = [["#content", "main"]];
    expect(told.answers).toEqual([true, false]);
    expect(told.events.slice(0, 2)).toEqual([
      ["wyspa:before-visit", "/visits/b", pair],
      ["wyspa:visit", "/visits/b", pair],
    ]);
    expect(await on.page.locator("h1").first().textContent()).toBe(heading("b"));
    expect(await on.page.locator("#breadcrumbs [aria-current]").textContent()).toBe(heading("a"));
    await on.page.evaluate(() => document.dispatchEvent(new Event("x")));
    await on.page.goBack();
    await on.stands("a");
  });

  test("the outer one of nested sections wins; a section that neither page has is ignored", async () => {
    const on = await openPage(b, "/visits/a");
    const answer = await on.page.evaluate(() =>
      window.wyspa.visit("/visits/b", { sections: ["h1", "#layout", "#content", "#nowhere"] }),
    );
    expect(answer).toBe(true);
    await on.stands("b");
    expect(await on.page.locator("#layout").count()).toBe(1);
  });
});

test("a page is prefetched when the pointer rests on its link, once, and used; not with saveData", async () => {
  const on = await openPage(b, "/visits/a");
  const { page } = on;
  await page.locator(".visits__links").evaluate((row) => row.setAttribute("data-visit-prefetch", ""));
  const ahead: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().includes("/visits/"))
      ahead.push(request.headers()["x-sec-purpose"]);
  });
  const link = page.locator(".visits__links").getByRole("link", { name: "b", exact: true });
  await link.hover();
  await expect.poll(() => on.fetched).toEqual(["/visits/b"]);
  await link.click();
  await on.stands("b");
  expect([on.fetched, ahead]).toEqual([["/visits/b"], ["prefetch"]]);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    document.querySelector(".visits__links")?.setAttribute("data-visit-prefetch", "");
  });
  await page.locator(".visits__links").getByRole("link", { name: "c", exact: true }).hover();
  await quietFor(page, 300);
  expect(on.fetched).toEqual(["/visits/b"]);
});

describe("a pressed link", () => {
  test("its page is requested at the press and shown after the click, with one request", async () => {
    const on = await openPage(b, "/visits/a");
    const { page } = on;
    const link = page.locator(".visits__links").getByRole("link", { name: "b", exact: true });
    await link.hover();
    await page.mouse.down();
    await expect.poll(() => on.fetched).toEqual(["/visits/b"]);
    expect(new URL(page.url()).pathname).toBe("/visits/a");
    await page.mouse.up();
    await on.stands("b");
    expect(on.fetched).toEqual(["/visits/b"]);
  });

  test("a finger that scrolls the page ends the request, and a tap asks again, also at 1,200 ms latency", async () => {
    const on = await openPage(b, "/visits/a", {
      viewport: phone,
      context: { hasTouch: true, isMobile: true },
    });
    const { page } = on;
    const link = page.locator(".visits__links").getByRole("link", { name: "b", exact: true });
    const ended: string[] = [];
    page.on("requestfailed", (request) => ended.push(new URL(request.url()).pathname));
    b.shop.faults.latency("page", () => 1_200);
    const box = await link.boundingBox();
    if (!box) throw new Error("The link has no box.");
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(page, at, { x: at.x, y: at.y - 200 });
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    expect(on.fetched).toEqual(["/visits/b"]);
    await expect.poll(() => ended).toEqual(["/visits/b"]);
    expect(new URL(page.url()).pathname).toBe("/visits/a");
    await tapByFinger(page, link);
    await on.stands("b");
    expect(on.fetched).toEqual(["/visits/b", "/visits/b"]);
    expect([on.navigations, on.errors, on.console]).toEqual([[], [], []]);
  });

  test("its page is not requested if the shop loads nothing ahead", async () => {
    const config = encodeURIComponent(JSON.stringify({ visits: { ahead: "none" } }));
    const on = await openPage(b, `/visits/a?config=${config}`);
    const { page } = on;
    const link = page.locator(".visits__links").getByRole("link", { name: "b", exact: true });
    await link.hover();
    await page.mouse.down();
    await quietFor(page, 300);
    expect(on.fetched).toEqual([]);
    await page.mouse.up();
    await on.stands("b");
    expect(on.fetched).toEqual(["/visits/b"]);
  });
});

describe("the shop's own pages", () => {
  test("variants of a product are rendered in sections, and the address stays clean", async () => {
    const product = b.shop.catalogue.products.find(({ versions }) => versions.length > 1);
    const on = await openPage(b, `${product?.link}?a=1`);
    const link = on.page.locator(".projector_variants__item:not(.--selected)").first();
    const name = (await link.textContent())?.trim() ?? "?";
    await link.click();
    await expect
      .poll(() => on.page.locator(".projector_variants__item.--selected").textContent())
      .toContain(name);
    expect(on.fetched[0]).toContain("?set_render=content%2Chead");
    expect(on.page.url()).not.toContain("set_render");
    expect(await on.page.title()).toContain(name);
    expect(await on.page.title()).toContain("Sklep Wydma");
    await on.page.goBack();
    await expect
      .poll(() => on.page.locator(".projector_variants__item.--selected").textContent())
      .not.toContain(name);
    expect([await on.isSame(), on.errors]).toEqual([true, []]);
  });

  test("a listing is paged, sorted and filtered in place; the focus stays in the control in use", async () => {
    const on = await openPage(b, "/search.php?text=a");
    const { page } = on;
    await page.locator(".pagination .--next a").click();
    await expect.poll(() => page.url()).toContain("counter=1");
    await expect.poll(() => focused(page)).toBe("h1");
    await page.locator("#paging_setting_top [name=sort]").selectOption("price-a");
    await page.locator("#paging_setting_top [name=sort]").focus();
    await page.locator("#paging_setting_top form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect.poll(() => page.url()).toContain("sort=price-a");
    await expect.poll(() => focused(page)).toBe("sort");
    await page.locator("#Filters [name=price_to]").fill("50");
    await page.locator("#Filters [name=price_to]").press("Enter");
    await expect.poll(() => page.url()).toContain("price_to=50");
    await expect.poll(() => focused(page)).toBe("price_to");
    expect(new URL(page.url()).searchParams.get("sort")).toBe("price-a");
    await page.goBack();
    await expect.poll(() => page.locator("#Filters [name=price_to]").inputValue()).toBe("");
    expect(on.navigations).toEqual([]);
  });
});
