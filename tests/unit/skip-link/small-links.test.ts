/** Links of the frame that lead to a place of the page, to the consent script, or to another sign-in view. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { gone, one, soon } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = {
  "skip-link": () => import("../../../islands/skip-link/index"),
  "cookie-link": () => import("../../../islands/cookie-link/index"),
  "signin-views": () => import("../../../islands/signin-views/index"),
  notice: () => import("../../../islands/notice/index"),
};
const open = async (island: keyof typeof chunks, markup = "") => {
  const page = await street.open("/text-page", {
    chunks: { [island]: chunks[island] },
    before: () => one("#content").insertAdjacentHTML("beforeend", markup),
  });
  await page.start(island);
  return page;
};
const click = (selector: string, more: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  one(selector).dispatchEvent(event);
  return event.defaultPrevented;
};
afterEach(() => Reflect.deleteProperty(window, "prepareCookiesConfiguration"));

describe("a skip link", () => {
  it("moves focus along, and the page knows that bars must not cover the target", async () => {
    await open("skip-link");
    expect(click("#menu_skip a.--layout")).toBe(false);
    expect(document.activeElement?.id).toBe("layout");
    expect(document.documentElement.classList.contains("--skiped")).toBe(true);
    one("#menu_skip").remove();
    await eventually(() => expect(document.documentElement.classList.contains("--skiped")).toBe(false));
  });

  it("with a modifier key is left to the browser", async () => {
    await open("skip-link");
    click("#menu_skip a.--layout", { ctrlKey: true });
    expect(document.activeElement?.id).not.toBe("layout");
  });
});

describe("the link for cookies", () => {
  it("opens the consent script's configuration", async () => {
    await open("cookie-link");
    const hook = vi.fn();
    Reflect.set(window, "prepareCookiesConfiguration", hook);
    expect(click("#manageCookies")).toBe(true);
    expect(hook).toHaveBeenCalledTimes(1);
  });

  it("without a consent script stays a plain link", async () => {
    await open("cookie-link");
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    expect(click("#manageCookies")).toBe(false);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it("that a template has marked warns once when the page has no consent script", async () => {
    await open(
      "cookie-link",
      '<a href="#a" id="own" data-island="cookie-link" data-island-when="load">a</a>',
    );
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    await eventually(() => expect(one("#own").dataset.islandStatus).toBe("ready"));
    expect([click("#own"), click("#own")]).toEqual([false, false]);
    expect(warn.mock.calls).toEqual([
      ["Wyspa:", expect.stringContaining("no function window.prepareCookiesConfiguration"), one("#own")],
    ]);
    warn.mockRestore();
  });
});

describe("sign-in views", () => {
  const MARKUP = `<div id="signin-form"><input type="radio" id="view_b" value="box_b">
    <a class="password_reminder_signin" href="#view_b">Nie pamiętam</a>
    <div id="signin-form_box_left"><div class="signin-form_box_sub" id="box_a"></div>
    <div class="signin-form_box_sub" id="box_b"><input type="hidden"><input id="first"></div></div></div>
    <div class="d-none" id="cookie_login_social_more"><a href="/x" id="x">x</a></div>`;

  it("show only the box of the pressed link, and focus its first field", async () => {
    await open("signin-views", MARKUP);
    expect(click(".password_reminder_signin")).toBe(true);
    expect([one("#box_a").style.display, one("#box_b").style.display]).toEqual(["none", "block"]);
    expect(one<HTMLInputElement>("#view_b").checked).toBe(true);
    expect(document.activeElement?.id).toBe("first");
  });

  it("show further ways to sign in once, and focus moves on to them", async () => {
    await open(
      "signin-views",
      `${MARKUP}<a class="cookie_login_social_more_social" href="#more" id="more">więcej</a>`,
    );
    one("#more").focus();
    expect(click("#more")).toBe(true);
    expect(one("#cookie_login_social_more").className).toBe("");
    expect(document.querySelector("#more")).toBeNull();
    expect(document.activeElement?.id).toBe("x");
  });
});

it("a notice opens by itself in a dialog, and returns to its place once it is closed", async () => {
  for (const old of document.querySelectorAll("#menu_notice")) old.remove();
  await open("notice", '<div id="around"><div id="menu_notice"><h2>Uwaga</h2></div></div>');
  const dialog = await soon("dialog");
  expect(dialog.textContent).toContain("Uwaga");
  one(".modal__close", dialog).click();
  await gone("dialog");
  expect(one("#around").textContent).toContain("Uwaga");
});
