// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followView, readPage, readPageType, readView } from "../../../runtime/page/page-type";
import { isLinear, longTexts } from "../effort";
import { newStore } from "../platform/support";

function container(className: string): void {
  document.body.innerHTML = '<div id="container"></div>';
  (document.querySelector("#container") as HTMLElement).className = className;
}

/** Sets the theme's view type: the hidden mark is as many pixels wide as the view's number. */
function layout(width: string | null): void {
  document.body.innerHTML =
    width === null ? "" : `<div id="viewType" style="display: none; width: ${width}"></div>`;
}
const wide = (width: number) => vi.stubGlobal("innerWidth", width);

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.className = "";
  Reflect.deleteProperty(window, "app_shop");
});

describe("the type of a page", () => {
  it.each([
    ["main_page container max-width-1200", "main"],
    ["projector_page", "projector"],
    ["place-order_page container", "place-order"],
    ["prepaid_page container", "prepaid"],
    ["order2_page container", "order2"],
    ["login_page registration_page container", "login"],
    ["  order1_page\n", "order1"],
    ["container blog-item_page", "blog-item"],
    ["container", ""],
    ["", ""],
    ["_page", ""],
    ["MAIN_page", ""],
    ["main_pages", ""],
    ["x-main_page-y", ""],
  ])("is read from the class of the container: %j is %j", (className, type) => {
    container(className);
    expect(readPageType()).toBe(type);
  });

  it("is empty on a page without a container", () => expect(readPageType()).toBe(""));

  it.each(longTexts)("is read in linear time: %s", (_, write) => {
    container("");
    const element = document.querySelector("#container") as HTMLElement;
    vi.spyOn(document, "getElementById").mockReturnValue(element);
    const read = (text: string) => {
      vi.spyOn(element, "className", "get").mockReturnValue(text);
      readPageType();
    };
    expect(isLinear(read, write)).toBe(true);
    vi.restoreAllMocks();
  });
});

describe("the page's state", () => {
  it("includes whether it belongs to an order, and whether it came from a cache", () => {
    expect(readPage()).toMatchObject({ orderProcess: false, cached: false });
    document.documentElement.className = "order_process --place-order-page";
    Reflect.set(window, "app_shop", { vars: { cache_html: true } });
    container("place-order_page");
    expect(readPage()).toMatchObject({ type: "place-order", orderProcess: true, cached: true });
  });

  it.each([1, "true", {}, null])("is not cached for a mark of %j", (cache_html) => {
    Reflect.set(window, "app_shop", { vars: { cache_html } });
    expect(readPage().cached).toBe(false);
  });
});

describe("the view", () => {
  it.each([1, 2, 3, 4])("is the width of the theme's mark: %d", (view) => {
    layout(`${view}px`);
    expect(readView()).toBe(view);
  });

  it.each([
    [320, 1],
    [756, 1],
    [757, 2],
    [978, 2],
    [979, 3],
    [1199, 3],
    [1200, 4],
    [3840, 4],
  ])("follows the theme's breakpoints without the mark: %d is %d", (width, view) => {
    layout(null);
    wide(width);
    expect(readView()).toBe(view);
  });

  it.each(["auto", "0px", "5px", "100%", "200px"])("follows the breakpoints when the mark is %s", (width) => {
    layout(width);
    wide(800);
    expect(readView()).toBe(2);
  });

  it("is read again 100 ms after the last resize of the window", () => {
    vi.useFakeTimers();
    const store = newStore();
    const heard = vi.fn();
    store.subscribe(heard);
    layout(null);
    wide(1300);
    followView({ store, readPage });
    dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(99);
    dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(99);
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(store.getState().page.view).toBe(4);
    dispatchEvent(new Event("resize"));
    vi.advanceTimersByTime(100);
    expect(heard).toHaveBeenCalledOnce();
  });
});
