/** The path of a page stands where the view wants it, and leads one page back by its own button. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { all, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = { breadcrumbs: () => import("../../../islands/breadcrumbs/index") };
const open = async (view: 1 | 4, before = () => {}) => {
  const page = await street.open("/text-page", { chunks, page: { view }, before });
  await page.start("breadcrumbs");
  return page;
};
const crumbs = () => one(".breadcrumbs");
afterEach(() => vi.restoreAllMocks());

describe("the breadcrumb path", () => {
  it("is first in the layout on phones, last in the header on desktops, and moves when the view changes", async () => {
    const { boot } = await open(1);
    expect(one("#layout").firstElementChild).toBe(crumbs());
    boot.store.setState(({ page }) => ({ page: { ...page, view: 4 } }));
    expect(one("header").lastElementChild).toBe(crumbs());
    expect(all(".breadcrumbs")).toHaveLength(1);
  });

  it.each([
    ["gives its room to the content of an order that is not painted yet", [], "layout"],
    ["keeps its place in an order that is painted: the content would move", ["first-paint"], "header"],
  ])("%s", async (_, painted, place) => {
    const paints = painted as unknown as ReturnType<typeof performance.getEntriesByType>;
    vi.spyOn(performance, "getEntriesByType").mockImplementation((type) => (type === "paint" ? paints : []));
    document.documentElement.classList.add("order_process");
    await open(1);
    const { parentElement } = crumbs();
    expect(parentElement?.id || parentElement?.localName).toBe(place);
    document.documentElement.classList.remove("order_process");
  });

  it("goes one page back by its own button", async () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => {});
    await open(4, () => crumbs().insertAdjacentHTML("afterbegin", '<a id="back_button" href="#">Wstecz</a>'));
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    one("#back_button").dispatchEvent(event);
    await eventually(() => expect(back).toHaveBeenCalledTimes(1));
    expect(event.defaultPrevented).toBe(true);
  });
});
