/** The button back to the top appears far down the page and takes the focus along. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { fire, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = { "back-to-top": () => import("../../../islands/back-to-top/index") };
const open = async (before = () => {}) => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  const page = await street.open("/text-page", { chunks, before });
  await page.start("back-to-top");
  return page;
};
const scroll = (windows: number) => {
  Object.defineProperty(window, "scrollY", { value: windows * innerHeight, configurable: true });
  fire(window, "scroll");
};
const isSeen = () => one("#backTop").style.display === "block";
afterEach(() => {
  vi.restoreAllMocks();
  scroll(0);
});

describe("the button", () => {
  it("appears after more than two windows of scrolling, and not while the search is open", async () => {
    await open();
    scroll(2);
    expect(isSeen()).toBe(false);
    scroll(2.1);
    expect(isSeen()).toBe(true);
    document.documentElement.classList.add("--search-open");
    await eventually(() => expect(isSeen()).toBe(false));
    document.documentElement.classList.remove("--search-open");
  });

  it("reads the scroll position for no other class of the root", async () => {
    await open();
    const read = vi.fn(() => 0);
    Object.defineProperty(window, "scrollY", { get: read, configurable: true });
    document.documentElement.classList.add("--any-other");
    await new Promise((turn) => setTimeout(turn));
    expect(read).not.toHaveBeenCalled();
    document.documentElement.classList.remove("--any-other");
  });

  it("scrolls to the top and moves keyboard focus to the first skip link", async () => {
    await open();
    scroll(3);
    one("#backTop").focus();
    one("#backTop").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.activeElement).toBe(one("#menu_skip a"));
    expect(document.body.hasAttribute("tabindex")).toBe(false);
  });

  it("pressed by a pointer moves focus to the page itself, which stays unfocusable for clicks", async () => {
    await open();
    scroll(3);
    one("#backTop").focus();
    one("#backTop").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(document.activeElement).toBe(document.body);
    expect(document.body.hasAttribute("tabindex")).toBe(false);
  });

  it("stays while it has focus", async () => {
    await open();
    scroll(3);
    one("#backTop").focus();
    scroll(0);
    expect(isSeen()).toBe(true);
    one("#backTop").blur();
    await eventually(() => expect(isSeen()).toBe(false));
  });

  it("is the theme's own button if the theme has one", async () => {
    await open(() => one("#content").insertAdjacentHTML("beforeend", '<a id="backTop">theirs</a>'));
    expect(document.querySelectorAll("#backTop")).toHaveLength(1);
    expect(one("#backTop").tagName).toBe("A");
  });
});
