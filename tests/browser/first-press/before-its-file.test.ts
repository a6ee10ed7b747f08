/** A press that what is in the page can answer, while the island's file is on its way or never comes: menu and search. */
import type { Locator } from "playwright";
import { describe, expect, it } from "vitest";
import { hasFocus, parts } from "../search-panel/field";
import { shiftsOf } from "../shifts";
import { bench, desktop, phone, rendered, touchScreen, type VisitOptions } from "../support";
import { keepOnTheWay } from "./on-the-way";

const b = bench();
const isDrawn = (element: Locator) =>
  element.evaluate((node) => node.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }));
const HEADER = /\/chunks\/header-/;
const SEARCH = /\/chunks\/search-panel-/;

describe("the menu on a phone", () => {
  /** A page whose file of the menu is kept on its way, or does not come at all. */
  async function menuPage(options: VisitOptions = {}, isMissing = false) {
    let release = () => {};
    const visit = await b.visit({
      viewport: phone,
      context: touchScreen,
      ...options,
      async before(page) {
        if (isMissing) await page.route(HEADER, (route) => route.abort());
        else release = await keepOnTheWay(page, HEADER);
      },
    });
    const { page } = visit;
    return {
      ...visit,
      release: () => release(),
      toggler: page.locator(".navbar-toggler").first(),
      aside: page.locator("aside"),
      link: page.locator("aside .navbar-nav > li .nav-link").first(),
      isOpen: () => page.evaluate(() => document.documentElement.matches(".sidebar_open")),
      /** Taps beside the drawer, on the page that it covers. */
      tapBeside: () => page.touchscreen.tap(phone.width - 10, 500),
    };
  }

  it.each(["/", "/?modules=1"])(
    "opens at the press of %s, and the island takes over what is open",
    async (path) => {
      const { page, toggler, aside, link, isOpen, release, said, status, ready, errors } = await menuPage({
        path,
      });
      await toggler.tap();
      expect(await isOpen()).toBe(true);
      await expect.poll(async () => Math.round((await aside.boundingBox())?.x ?? -1)).toBe(0);
      expect(await isDrawn(link)).toBe(false);
      expect(await status("#menu_categories")).not.toBe("ready");
      release();
      await ready("#menu_categories");
      await expect.poll(() => isDrawn(link)).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
      expect([await isOpen(), await page.locator("aside[inert]").count()]).toEqual([true, 0]);
      expect(await page.locator("main").evaluate((main) => !!main.closest("[inert]"))).toBe(true);
      await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest("aside"))).toBe(true);
      expect(await toggler.getAttribute("aria-expanded")).toBe("true");
      await expect.poll(said).toEqual(["Menu"]);
      await page.goBack();
      await expect.poll(isOpen).toBe(false);
      expect(new URL(page.url()).pathname).toBe("/");
      expect(await page.evaluate(() => document.activeElement?.className)).toBe("navbar-toggler");
      expect(errors).toEqual([]);
    },
  );

  it("what the shopper closed again stays closed", async () => {
    const { page, toggler, isOpen, release, tapBeside, ready } = await menuPage();
    await toggler.tap();
    await tapBeside();
    expect(await isOpen()).toBe(false);
    release();
    await ready("#menu_categories");
    await rendered(page);
    expect([await isOpen(), await page.locator("aside[inert]").count()]).toEqual([false, 1]);
    await toggler.tap();
    await expect.poll(isOpen).toBe(true);
  });

  it("the device's Back closes it before its file is there, and the next one leaves the page", async () => {
    const { page, toggler, isOpen, release, ready, errors } = await menuPage();
    await page.goto(`${b.shop.url}/wyglad`);
    await page.goto(`${b.shop.url}/`);
    await toggler.tap();
    await page.goBack();
    expect([await isOpen(), new URL(page.url()).pathname]).toEqual([false, "/"]);
    release();
    await toggler.tap();
    await ready("#menu_categories");
    await expect.poll(isOpen).toBe(true);
    await page.goBack();
    await expect.poll(isOpen).toBe(false);
    await page.goBack();
    await page.waitForURL(/wyglad/);
    expect(errors).toEqual([]);
  });

  it("a listener of the page hears each press once", async () => {
    const { page, toggler, release, ready } = await menuPage();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      document.querySelector(".navbar-toggler")?.addEventListener("click", () => heard.push("click"));
    });
    await toggler.tap();
    release();
    await ready("#menu_categories");
    expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual(["click"]);
  });

  it("without its file, it opens, leads to a department, and closes", async () => {
    const { page, toggler, link, isOpen, tapBeside } = await menuPage({}, true);
    await toggler.tap();
    await tapBeside();
    expect(await isOpen()).toBe(false);
    await toggler.tap();
    expect(await isOpen()).toBe(true);
    await expect.poll(() => isDrawn(link)).toBe(true);
    const address = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
    await link.tap();
    await page.waitForURL(address);
  });

  it("while its file hangs, the server's links appear, and the island still takes over later", async () => {
    const { toggler, link, isOpen, release, ready } = await menuPage();
    await toggler.tap();
    expect(await isDrawn(link)).toBe(false);
    await expect.poll(() => isDrawn(link)).toBe(true);
    release();
    await ready("#menu_categories");
    expect(await isOpen()).toBe(true);
    await expect.poll(() => toggler.getAttribute("aria-expanded")).toBe("true");
  });

  it("is left to the page where there is a toggler, but no menu", async () => {
    const { page, toggler, isOpen } = await menuPage();
    await page.evaluate(() => {
      const own = document.querySelector(".navbar-toggler");
      if (own) document.body.prepend(own);
      document.querySelector("#menu_categories")?.remove();
    });
    await toggler.tap();
    expect(await isOpen()).toBe(false);
  });

  it("is not opened by a press where the page has switched the island off", async () => {
    const { page, toggler, isOpen } = await menuPage();
    await page.evaluate(() => {
      for (const old of document.querySelectorAll("#wyspa-config")) old.remove();
      document.head.insertAdjacentHTML(
        "beforeend",
        '<script type="application/json" id="wyspa-config">{"islands":{"category-menu":false}}</script>',
      );
    });
    await toggler.tap();
    expect(await isOpen()).toBe(false);
  });
});

describe("the search on a phone", () => {
  async function searchPage(isMissing = false, viewport = phone) {
    let release = () => {};
    const visit = await b.visit({
      viewport,
      context: viewport === phone ? touchScreen : {},
      async before(page) {
        if (isMissing) await page.route(SEARCH, (route) => route.abort());
        else release = await keepOnTheWay(page, SEARCH);
      },
    });
    const { page } = visit;
    return {
      ...visit,
      ...parts(b, visit),
      release: () => release(),
      opener: page.locator(".menu_search__mobile"),
      closer: page.locator(".menu_search__submit"),
      block: page.locator(".menu_search__block"),
    };
  }

  it("covers the window at the press, keeps what is typed, and becomes a dialog", async () => {
    const made = await searchPage();
    const { page, opener, block, input, pageClasses, release, ready, errors } = made;
    await opener.tap();
    expect([await pageClasses(), await hasFocus(page)]).toEqual([["--search-open"], true]);
    expect((await block.boundingBox())?.height).toBe(phone.height);
    await page.keyboard.type("but");
    release();
    await ready("#menu_search");
    expect(await page.getByRole("dialog", { name: "Szukaj w sklepie" }).count()).toBe(1);
    expect([await pageClasses().then(([first]) => first), await input.inputValue()]).toEqual([
      "--search-open",
      "but",
    ]);
    await made.list.locator(".--product").first().waitFor();
    await expect.poll(() => page.evaluate(() => history.state?.wyspaSearch)).toBe(1);
    await page.goBack();
    await expect.poll(pageClasses).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("menu_search__mobile");
    expect(errors).toEqual([]);
  });

  it("closes by the theme's button before its file is there, sends nothing, and stays closed", async () => {
    const { page, opener, closer, pageClasses, release, ready } = await searchPage();
    await opener.tap();
    await page.keyboard.type("but");
    await closer.tap();
    expect(await pageClasses()).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("menu_search__mobile");
    release();
    await ready("#menu_search");
    await rendered(page);
    expect([await pageClasses(), new URL(page.url()).pathname]).toEqual([[], "/"]);
    await opener.tap();
    await expect.poll(pageClasses).toContain("--search-open");
  });

  it("closes on the device's Back before its file is there, and stays on the page", async () => {
    const { page, opener, pageClasses, release, ready, errors } = await searchPage();
    await opener.tap();
    await page.goBack();
    await expect.poll(pageClasses).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("menu_search__mobile");
    release();
    await ready("#menu_search");
    await rendered(page);
    expect([await pageClasses(), new URL(page.url()).pathname]).toEqual([[], "/"]);
    expect(errors).toEqual([]);
  });

  it("Enter sends the form to the shop's page when the file never comes", async () => {
    const { page, opener } = await searchPage(true);
    await opener.tap();
    await page.keyboard.type("buty");
    await page.keyboard.press("Enter");
    await page.waitForURL(/search\.php\?.*text=buty/);
  });

  it("when its island ends, the page is as it was", async () => {
    const { page, opener, release, ready, pageClasses } = await searchPage();
    await opener.tap();
    release();
    await ready("#menu_search");
    await page.locator("#menu_search").evaluate((form) => form.remove());
    await expect.poll(pageClasses).toEqual([]);
  });

  it("on a desktop, a press in the field opens no overlay", async () => {
    const { page, input, pageClasses, release, ready } = await searchPage(false, desktop);
    await input.click();
    release();
    await ready("#menu_search");
    expect([await pageClasses(), await hasFocus(page)]).toEqual([[], true]);
  });
});
