/**
 * The category menu on small screens: a drawer that keeps history, focus and typed text consistent (contract A 3.4, bar
 * A7).
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { pathOf } from "../built-files";
import { tapByFinger } from "../fingers";
import { cookieBanner } from "../overlays/overlays";
import { sparing } from "../runtime/pages";
import { shiftsOf } from "../shifts";
import { bench, desktop, phone, quietFor, rendered, tablet, type Visit, type VisitOptions } from "../support";

const b = bench();
const SEARCH = "#menu_search .menu_search__input";

async function drawerPage(options: VisitOptions = {}): Promise<Visit> {
  return b.visit({ viewport: phone, path: "/search.php?text=kurtka", before: sparing, ...options });
}
const toggler = (page: Page) => page.locator(".navbar-toggler").first();
const isOpen = (page: Page) => page.evaluate(() => document.documentElement.matches(".sidebar_open"));
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.className || document.activeElement?.localName || "");
const top = (page: Page, name: string) =>
  page.locator("aside .navbar-nav > li > .nav-link-wrapper > .nav-link", { hasText: name });
async function open(page: Page): Promise<void> {
  await toggler(page).click();
  await expect.poll(() => focused(page)).toMatch(/mobileCategories__link/);
}
async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => history.state?.wyspaDrawer ?? null)).toBe(null);
  expect(await page.locator(":is(header, main, footer, #layout, #container)[inert]").count()).toBe(0);
  expect(await page.locator("aside[inert]").count()).toBe(1);
  expect(await toggler(page).getAttribute("aria-expanded")).toBe("false");
  // The search box leaves the drawer once it has slid out.
  await expect.poll(() => page.locator(".handler[data-item='#menu_search']").count()).toBe(0);
}

describe.each([phone, tablet])("the drawer at $width px", (viewport) => {
  test("opens on a click made before the island mounts, takes the focus, and gives it back", async () => {
    const { page, errors, requests } = await drawerPage({ viewport });
    expect(requests.filter((path) => pathOf("category-menu").test(path))).toEqual([]);
    await open(page);
    expect(await toggler(page).getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("main").evaluate((main) => !!main.closest("[inert]"))).toBe(true);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    expect(await focused(page)).toBe("navbar-toggler");
    expect(errors).toEqual([]);
  });

  test("closes on a click beside it and on its own button", async () => {
    const { page } = await drawerPage({ viewport });
    await open(page);
    await page.mouse.click(viewport.width - 10, 500);
    await expectClosed(page);
    await open(page);
    const close = page.locator("aside .navbar-close");
    const box = await close.boundingBox();
    expect([box?.width, box?.height].map((size) => Math.round(size ?? 0))).toEqual([44, 44]);
    await close.press("Enter");
    await expectClosed(page);
  });
});

test("announces itself and each level: the focus that leaves an inert part is silent in Firefox", async () => {
  const { page, said } = await drawerPage();
  await open(page);
  await expect.poll(said).toEqual(["Menu"]);
  await top(page, "Odzież").click();
  await expect.poll(said).toEqual(["Menu", "Odzież"]);
  await page.locator("aside .nav-open .nav-header__backLink").first().click();
  await expect.poll(said).toEqual(["Menu", "Odzież", "Menu"]);
});

test("a theme's own button opens and closes the drawer by its class", async () => {
  const { page, errors } = await drawerPage({ context: { hasTouch: true, isMobile: true } });
  await open(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await page.evaluate(() => {
    const bar = document.body.appendChild(document.createElement("button"));
    bar.textContent = "Kategorie";
    bar.style.cssText = "position:fixed;z-index:9999;inset:auto 0 0 auto";
    bar.onclick = () => document.documentElement.classList.toggle("sidebar_open");
  });
  const bar = page.getByRole("button", { name: "Kategorie", includeHidden: true });
  const opened = async () => {
    await expect.poll(() => focused(page)).toMatch(/mobileCategories__link/);
    expect([await isOpen(page), await page.locator("aside[inert]").count()]).toEqual([true, 0]);
  };
  await tapByFinger(page, bar);
  await opened();
  await tapByFinger(page, page.locator("aside .navbar-close"));
  await expectClosed(page);
  await tapByFinger(page, bar);
  await opened();
  await page.goBack();
  await expectClosed(page);
  await tapByFinger(page, bar);
  await opened();
  await bar.evaluate((button: HTMLButtonElement) => button.click()); // inert for fingers now, not for scripts
  await expectClosed(page);
  expect(errors).toEqual([]);
});

describe("the device's Back button", () => {
  test("closes only the drawer", async () => {
    const { page } = await drawerPage();
    const [url, length] = [page.url(), await page.evaluate(() => history.length)];
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await open(page);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.goBack();
    await expectClosed(page);
    expect(page.url()).toBe(url);
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
    expect(await focused(page)).toBe("navbar-toggler");
  });

  test("goes up one level at a time, and then closes the drawer", async () => {
    const { page, errors } = await drawerPage({ context: { hasTouch: true, isMobile: true } });
    const length = await page.evaluate(() => history.length);
    await toggler(page).tap();
    await expect.poll(() => focused(page)).toMatch(/mobileCategories__link/);
    await top(page, "Kuchnia").tap();
    await page.locator("aside .nav-link.--l2:visible", { hasText: "Do picia" }).tap();
    expect(await page.locator("aside .nav-open").count()).toBe(2);
    expect(await page.evaluate(() => history.length)).toBe(length + 3);
    await page.goBack();
    await expect.poll(() => page.locator("aside .nav-open").count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Do picia");
    expect(await isOpen(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => page.locator("aside .nav-open").count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Kuchnia");
    await page.goBack();
    await expectClosed(page);
    expect([await focused(page), errors]).toEqual(["navbar-toggler", []]);
  });

  test("needs one press after a level was left by its own link, and after the drawer was closed inside a level", async () => {
    const { page } = await drawerPage();
    const depth = () => page.evaluate(() => history.state?.wyspaDrawer ?? 0);
    await open(page);
    await top(page, "Kuchnia").click();
    expect(await depth()).toBe(2);
    await page.locator("aside .nav-header__backLink:visible").click();
    await expect.poll(depth).toBe(1);
    await top(page, "Kuchnia").click();
    await page.locator("aside .navbar-close").click();
    await expectClosed(page);
    expect(await page.evaluate(() => history.state)).toBe(null);
  });

  test("closes the drawer from any level where the shop wants it so", async () => {
    const { page } = await drawerPage();
    await page
      .locator("#menu_categories")
      .evaluate((host) => host.setAttribute("data-island-props", '{"backThroughLevels":false}'));
    await open(page);
    await top(page, "Kuchnia").click();
    await page.goBack();
    await expectClosed(page);
  });

  test("leaves the page at once after the drawer was closed another way, however often it was opened", async () => {
    const { page } = await drawerPage({ path: "/" });
    await page.goto(`${b.shop.url}/search.php?text=kurtka`);
    await page.evaluate(() => window.wyspa.ready);
    for (let time = 0; time < 3; time++) {
      await open(page);
      await page.keyboard.press("Escape");
      await expectClosed(page);
    }
    await page.goBack({ waitUntil: "commit" }); // a page from the back-forward cache fires no load event
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  });

  test("does not reopen the drawer after a link in it led to a visit in place", async () => {
    const { page } = await drawerPage();
    await open(page);
    await page.locator("aside").evaluate((aside) => {
      const link = document.createElement("a");
      link.href = "/search.php?text=buty";
      link.setAttribute("data-visit", "#content");
      aside.append(link);
      link.click();
    });
    await expect.poll(() => page.url()).toContain("text=buty");
    await expectClosed(page);
    await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest("#content"))).toBe(true);
    await page.goBack();
    await expect.poll(() => page.url()).toContain("text=kurtka");
    await quietFor(page, 300);
    await expectClosed(page);
  });

  test("stays in step when the drawer is closed and reopened at the same moment", async () => {
    const { page } = await drawerPage();
    await open(page);
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>(".navbar-toggler");
      button?.click();
      button?.click();
    });
    await quietFor(page, 300);
    expect(await isOpen(page)).toBe(true);
    await page.goBack();
    await expectClosed(page);
  });

  test("ignores history entries of other scripts", async () => {
    const { page } = await drawerPage();
    await page.evaluate(() => history.replaceState({ theirs: 7 }, ""));
    await open(page);
    expect(await page.evaluate(() => history.state)).toEqual({ theirs: 7, wyspaDrawer: 1 });
    await page.evaluate(() => {
      history.pushState({ foreign: 1 }, "");
      dispatchEvent(new PopStateEvent("popstate", { state: { foreign: 1 } }));
    });
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => history.state)).toEqual({ theirs: 7, wyspaDrawer: 1 });
    expect(await isOpen(page)).toBe(true);
    await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate", { state: null })));
    expect(await isOpen(page)).toBe(true);
    await page.goBack();
    await expectClosed(page);
    expect(await page.evaluate(() => history.state)).toEqual({ theirs: 7 });
  });
});

describe("the drawer's levels", () => {
  test("open one at a time, move the focus to the back link, and give it back", async () => {
    const { page } = await drawerPage();
    await open(page);
    await top(page, "Kuchnia").click();
    expect(await focused(page)).toBe("nav-header__backLink");
    expect(await page.locator("aside .navbar-subnav:visible").count()).toBe(1);
    expect(await top(page, "Odzież").evaluate((link) => !!link.closest("[inert]"))).toBe(true);
    await page.locator("aside .nav-link.--l2:visible", { hasText: "Do picia" }).press("Enter");
    expect(await page.locator("aside .navbar-subsubnav:visible").count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.closest(".navbar-subsubnav") !== null)).toBe(
      true,
    );
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Do picia");
    await page.locator("aside .nav-header__backLink:visible").click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Kuchnia");
    expect(await page.locator("aside .navbar-subnav:not([inert])").count()).toBe(0);
  });

  test("open by key from a heading without a link", async () => {
    const { page } = await drawerPage();
    await open(page);
    await top(page, "Marki").press(" ");
    expect(await focused(page)).toBe("nav-header__backLink");
    const rows = page.locator("aside .nav-link.--l3:visible");
    await page.locator("aside .nav-link.--l2:visible", { hasText: "Od A do Ż" }).press("Enter");
    expect(await rows.filter({ hasText: "Żagiel" }).count()).toBe(1);
  });

  test("link to their category in the header, and an item without a level is a plain link", async () => {
    const { page } = await drawerPage();
    await open(page);
    await top(page, "Kuchnia").click();
    await page.locator("aside .nav-header:visible .nav-link").click();
    await page.waitForURL(/kategoria\/kuchnia/);
  });

  test("start closed at every opening, even on the current path", async () => {
    const { page } = await drawerPage({ path: "/kategoria/odziez-101" });
    expect(await page.locator(".nav-open").count()).toBeGreaterThan(0);
    await open(page);
    await top(page, "Kuchnia").click();
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await open(page);
    expect(await page.locator("aside .nav-open").count()).toBe(0);
  });
});

// The theme's own slide is no layout shift: it moves the drawer by `transform`.
test.each([
  ["kind", "/"],
  ["kind", "/kategoria/odziez-101"],
  ["strict", "/"],
  ["strict", "/kategoria/odziez-101"],
])("opening and closing move nothing in the %s theme on %s", async (theme, path) => {
  const context = { hasTouch: true, isMobile: true };
  const { page } = await drawerPage({ path: `${path}?theme=${theme}`, context });
  const before = await shiftsOf(page);
  await toggler(page).tap();
  await expect.poll(() => focused(page)).toMatch(/mobileCategories__link/);
  await page.goBack();
  await expectClosed(page);
  expect((await shiftsOf(page)).slice(before.length)).toEqual([]);
});

test("the search box moves in and back with its text, selection and suggestions", async () => {
  const { page } = await drawerPage();
  await open(page);
  const input = page.locator(SEARCH);
  expect(await input.evaluate((field) => !!field.closest("aside"))).toBe(true);
  expect(
    await page.evaluate(() =>
      document.querySelector("#menu_search")?.nextElementSibling?.getAttribute("data-item"),
    ),
  ).toBe("#menu_navbar");
  await input.fill("");
  await input.pressSequentially("swet");
  await page.locator("#menu_search [role=option]").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.matches(".--search-open"))).toBe(false);
  await page.keyboard.press("Escape"); // closes the suggestions
  expect(await isOpen(page)).toBe(true);
  await input.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3));
  await page.setViewportSize(desktop);
  await expect.poll(() => isOpen(page)).toBe(false);
  const state = await input.evaluate((field: HTMLInputElement) => [
    field.value,
    field.selectionStart,
    field.selectionEnd,
    field === document.activeElement,
    !!field.closest("header"),
  ]);
  expect(state).toEqual(["swet", 1, 3, true, true]);
  await input.press("End");
  await input.pressSequentially("er");
  await page.locator("#menu_search [role=option]").first().waitFor();
});

test("a larger screen gets all elements back, and nothing stays in the drawer", async () => {
  const { page } = await drawerPage();
  await open(page);
  await page.setViewportSize(desktop);
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect.poll(() => page.locator("header #menu_navbar").count()).toBe(1);
  const traces =
    ".handler, .domHandler, .--clone, .navbar-close, aside [inert], aside[inert], aside[tabindex], .navbar-toggler[aria-expanded], [role=tab], aside [hidden]:not([data-wyspa-live])";
  expect(await page.locator(traces).count()).toBe(0);
  expect(await page.evaluate(() => history.state?.wyspaDrawer ?? null)).toBe(null);
});

describe("over the open drawer", () => {
  const finger = { hasTouch: true, isMobile: true };

  test.each(["body", "footer"])("a cookie banner in the %s takes the finger's tap", async (place) => {
    const { page } = await drawerPage({ context: finger, before: cookieBanner });
    await page.locator(".iai_cookie").evaluate((banner, around) => {
      document.querySelector(around)?.append(banner);
      banner.style.cssText = "position:fixed;z-index:9999;inset:auto 0 0;background:#fff";
      const button = banner.appendChild(document.createElement("button"));
      button.textContent = "Akceptuję";
      button.onclick = () => banner.classList.add("d-none");
    }, place);
    await toggler(page).tap();
    await expect.poll(() => focused(page)).toMatch(/mobileCategories__link/);
    await tapByFinger(page, page.getByRole("button", { name: "Akceptuję" }));
    await page.locator(".iai_cookie.d-none").waitFor({ state: "attached" });
    await rendered(page);
    expect(await isOpen(page)).toBe(true);
    // Beside the banner the page stays inert.
    expect(
      await page.locator("main, footer a").evaluateAll((them) => them.every((one) => one.closest("[inert]"))),
    ).toBe(true);
    await page.goBack();
    await expectClosed(page);
  });

  test("an alert that was there before closes by a finger's tap, and the drawer stays", async () => {
    const { page } = await drawerPage({ context: finger });
    await page.evaluate(() => window.wyspa.alert("Dodano do koszyka", { ms: 60_000 }));
    await page.locator("#alert_cover").waitFor();
    await toggler(page).tap();
    await expect.poll(() => focused(page)).toMatch(/mobileCategories__link/);
    await tapByFinger(page, page.locator("#alert_cover .alertek__close"));
    await page.locator("#alert_cover").waitFor({ state: "detached" });
    expect(await isOpen(page)).toBe(true);
  });
});

test("axe finds nothing in the open drawer, its levels and its tabs", async () => {
  const { page } = await drawerPage();
  await open(page);
  expect(await violations(page)).toEqual([]);
  await page.locator("aside .navbar-nav > li > .nav-link-wrapper > .nav-link").first().click();
  await expect.poll(() => focused(page)).toBe("nav-header__backLink");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("tab", { name: "Ustawienia" }).click();
  expect(await violations(page)).toEqual([]);
});
