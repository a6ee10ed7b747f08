/** The category menu: a drawer that is like a dialog on phones, panels with buttons on desktops. */
import "../in-a-window";
import { describe, expect, it } from "vitest";
import { tellLeave } from "../../../runtime/dom/ends-in-time";
import { eventually } from "../eventually";
import { all, fire, key, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "category-menu": () => import("../../../islands/category-menu/index"),
  "category-menu/drawer": () => import("../../../islands/category-menu/drawer"),
  "category-menu/wide-menu": () => import("../../../islands/category-menu/wide-menu"),
};
const open = async (view: 1 | 4, before = () => {}) => {
  const page = await street.open("/text-page", { chunks, page: { view }, before });
  await page.start("category-menu");
  return page;
};
const root = document.documentElement;
const toggler = () => one(".navbar-toggler");
const isOpen = () => document.documentElement.classList.contains("sidebar_open");
const aside = () => one("aside");

describe("the drawer on a phone", () => {
  it("is inert while it is closed, and makes the page inert while it is open", async () => {
    await open(1);
    expect([aside().inert, toggler().getAttribute("aria-expanded")]).toEqual([true, "false"]);
    toggler().click();
    expect([isOpen(), aside().inert, toggler().getAttribute("aria-expanded")]).toEqual([true, false, "true"]);
    expect(toggler().getAttribute("aria-controls")).toBe(aside().id);
    expect(one("main").closest("[inert]")).not.toBeNull();
    await eventually(() => expect(document.activeElement?.className).toContain("mobileCategories__link"));
    toggler().click();
    expect([isOpen(), aside().inert, one("main").closest("[inert]")]).toEqual([false, true, null]);
  });

  it("announces itself and each level: the focus that leaves an inert part is silent in Firefox", async () => {
    await open(1);
    const last = () =>
      document.querySelector("[data-wyspa-live=polite]")?.lastElementChild?.textContent?.trim();
    const link = one("#menu_navbar .nav-item:has(> ul) > .nav-link");
    toggler().click();
    await eventually(() => expect(last()).toBe("Menu"));
    link.click();
    await eventually(() => expect(last()).toBe(link.textContent?.trim()));
  });

  it("closes on Escape, by a press outside it, and when another script removes its class", async () => {
    await open(1);
    toggler().click();
    expect(key(aside(), "Escape")).toBe(false);
    expect(isOpen()).toBe(false);
    toggler().click();
    one("main").click();
    expect(isOpen()).toBe(false);
    toggler().click();
    root.classList.remove("sidebar_open");
    await eventually(() => expect(aside().inert).toBe(true));
    expect(toggler().getAttribute("aria-expanded")).toBe("false");
  });

  it("opens when another script sets its class, and when the class was set before", async () => {
    const expectOpen = () =>
      eventually(() => {
        expect([aside().inert, toggler().getAttribute("aria-expanded")]).toEqual([false, "true"]);
        expect(one("main").closest("[inert]")).not.toBeNull();
      });
    await open(1, () => root.classList.add("sidebar_open"));
    await expectOpen();
    one(".navbar-close").click();
    expect([isOpen(), aside().inert]).toEqual([false, true]);
    root.classList.add("sidebar_open");
    await expectOpen();
    one("main").click();
    expect([isOpen(), aside().inert]).toEqual([false, true]);
  });

  it("closes when a visit begins and on a page restored from the browser's cache", async () => {
    await open(1);
    toggler().click();
    fire(document, "wyspa:before-visit"); // may be cancelled: the page stays
    expect(isOpen()).toBe(true);
    tellLeave();
    expect(isOpen()).toBe(false);
    toggler().click();
    fire(window, "pageshow", { persisted: true });
    expect(isOpen()).toBe(false);
  });

  it("opens a level instead of following its link, and the back button closes it", async () => {
    await open(1);
    toggler().click();
    const item = one(
      "aside .navbar-nav > .nav-item:has(.navbar-subnav), .navbar-nav > .nav-item:has(.navbar-subnav)",
    );
    const link = one<HTMLAnchorElement>("a.nav-link", item);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(item.classList.contains("nav-open")).toBe(true);
    one(".nav-header__backLink", item).click();
    expect(item.classList.contains("nav-open")).toBe(false);
  });
});

describe("the menu on a desktop", () => {
  const item = () => one(".navbar-nav > .nav-item:has(.navbar-subnav)");
  const expander = () => {
    const found = all<HTMLButtonElement>("button[aria-controls]", item())[0];
    if (!found) throw new Error("no button");
    return found;
  };

  it("has a button beside each link that opens its panel, one at a time", async () => {
    await open(4);
    const buttons = all(".navbar-nav > .nav-item:has(.navbar-subnav)").map((parent) =>
      one("button[aria-controls]", parent),
    );
    const [first, second] = buttons;
    expect(buttons.length).toBeGreaterThan(1);
    first?.click();
    expect(first?.getAttribute("aria-expanded")).toBe("true");
    second?.click();
    expect(buttons.slice(0, 2).map((button) => button.getAttribute("aria-expanded"))).toEqual([
      "false",
      "true",
    ]);
  });

  it("closes its panel on Escape and moves focus back to the button", async () => {
    await open(4);
    expander().click();
    one("a", one(".navbar-subnav", item())).focus();
    expect(key(document.activeElement as Element, "Escape")).toBe(false);
    expect(expander().getAttribute("aria-expanded")).toBe("false");
    expect(document.activeElement).toBe(expander());
  });

  it("closes a panel when focus leaves it", async () => {
    await open(4);
    expander().click();
    fire(expander(), "focusout", { relatedTarget: one("#logo a") });
    expect(item().classList.contains("--hover")).toBe(false);
  });

  it("moves focus by arrows, Home and End", async () => {
    await open(4);
    const links = all(".navbar-nav > .nav-item").map((parent) => one("a.nav-link", parent));
    links[0]?.focus();
    key(document.activeElement as Element, "End");
    const last = document.activeElement;
    expect(last).not.toBe(links[0]);
    key(last as Element, "Home");
    expect(document.activeElement).toBe(links[0]);
  });

  it("becomes the drawer when the view changes, and restores everything afterwards", async () => {
    const { boot } = await open(4);
    expander().click();
    boot.store.setState(({ page }) => ({ page: { ...page, view: 1 } }));
    await eventually(() => expect(aside().inert).toBe(true));
    expect(item().classList.contains("--hover")).toBe(false);
  });

  it("opens panels of items that the page adds later, and of items that it renders anew", async () => {
    await open(4);
    const list = one(".navbar-nav");
    const added = item().cloneNode(true) as HTMLElement;
    for (const part of [added, ...added.querySelectorAll("*")]) part.removeAttribute("id");
    for (const name of ["aria-controls", "aria-expanded"]) one("button", added).removeAttribute(name);
    list.prepend(added);
    await eventually(() => expect(one("button", added).getAttribute("aria-expanded")).toBe("false"));
    one("button", added).click();
    expect(added.classList.contains("--hover")).toBe(true);
    expect(document.getElementById(one("button", added).getAttribute("aria-controls") ?? "")).toBe(
      one(".navbar-subnav", added),
    );
    const other = all(".navbar-nav > .nav-item:has(.navbar-subnav)")[1] as HTMLElement;
    one("button[aria-controls]", other).click();
    expect(added.classList.contains("--hover")).toBe(false);
    list.innerHTML = list.innerHTML.replaceAll(/ aria-(controls|expanded)="[^"]*"/g, "");
    await eventually(() => expect(expander().getAttribute("aria-expanded")).not.toBeNull());
    expander().click();
    expect(item().classList.contains("--hover")).toBe(true);
  });
});

describe("an item that the page adds to the drawer", () => {
  it("opens its level like the others", async () => {
    await open(1);
    const own = one("#menu_navbar .nav-item:has(> ul)");
    const added = document.createElement("li");
    added.className = own.className;
    added.innerHTML =
      '<a class="nav-link" href="/nowe">Nowe</a><ul class="navbar-subnav"><li class="nav-item"><a class="nav-link" href="/x">x</a></li></ul>';
    own.before(added);
    const link = one(".nav-link", added);
    await eventually(() => expect(link.getAttribute("role")).toBe("button"));
    expect(one("ul", added).inert).toBe(true);
    toggler().click();
    link.click();
    expect([added.classList.contains("nav-open"), one("ul", added).inert]).toEqual([true, false]);
    toggler().click();
    toggler().click();
    expect([added.classList.contains("nav-open"), one("ul", added).inert]).toEqual([false, true]);
  });
});

describe("a menu that the page renders anew", () => {
  const fresh = (list: Element) => {
    const copy = list.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...all("*", copy)])
      for (const name of ["aria-expanded", "aria-controls", "inert", "role"]) part.removeAttribute(name);
    return copy;
  };

  it("opens its panels: the buttons of the new list know theirs", async () => {
    await open(4);
    const list = fresh(one(".navbar-nav"));
    one(".navbar-nav").replaceWith(list);
    const button = () => one("button.nav-link-expand", list);
    await eventually(() => expect(button().getAttribute("aria-expanded")).toBe("false"));
    button().click();
    expect(button().getAttribute("aria-expanded")).toBe("true");
  });

  it("opens a new panel of a known item by its button, which controls the new one", async () => {
    await open(4);
    const button = one("button.nav-link-expand", one(".navbar-nav > .nav-item:has(.navbar-subnav)"));
    const item = button.closest(".nav-item") as HTMLElement;
    const panel = one(":scope > ul", item);
    const anew = fresh(panel);
    anew.removeAttribute("id");
    button.click();
    panel.replaceWith(anew);
    await eventually(() => expect(button.getAttribute("aria-controls")).toBe(anew.id || "none"));
    expect(button.getAttribute("aria-expanded")).toBe("true");
    button.click();
    expect(button.getAttribute("aria-expanded")).toBe("false");
  });

  it("counts the columns of a panel that the page fills as it opens", async () => {
    await open(4, () => one("#menu_categories").classList.add("wide"));
    const item = one(".navbar-nav > .nav-item:has(.navbar-subnav)");
    const panel = one(":scope > ul", item);
    const columns = () => all(":scope > .nav-item:not(.--all)", panel).length;
    panel.getClientRects = () => [{}] as unknown as DOMRectList;
    const button = one("button.nav-link-expand", item);
    button.click();
    expect(panel.className).toContain(`--cols${columns()}`);
    button.click();
    const added = document.createElement("li");
    added.className = "nav-item";
    panel.prepend(added);
    button.click();
    expect(panel.className).toMatch(new RegExp(`--cols${columns()}$`));
    expect(panel.className.match(/--cols/g)).toHaveLength(1);
  });

  it("on a phone keeps an item that comes under an open level out of reach", async () => {
    await open(1);
    toggler().click();
    const item = one(".navbar-nav > .nav-item:has(.navbar-subnav)");
    one("a.nav-link", item).click();
    const added = fresh(item);
    added.classList.remove("nav-open");
    item.after(added);
    await eventually(() => expect(added.inert).toBe(true));
    one(".nav-header__backLink", item).click();
    expect(added.inert).toBe(false);
  });
});
