/** The link of a shopper without lists makes the first list, and leads on whatever has happened. */
import "../in-a-window";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { one } from "../in-page";
import { openShop, SHOPPER } from "../open-page";

const street = openShop();
const assign = vi.fn();
beforeEach(() => localStorage.clear());
afterEach(() => {
  dispatchEvent(new Event("pagehide"));
  assign.mockClear();
  vi.restoreAllMocks();
});

const open = async () => {
  const page = await street.open("/text-page", {
    chunks: { "shopping-list-link": () => import("../../../islands/shopping-list-link/index") },
    before: () => vi.spyOn(location, "assign").mockImplementation(assign),
  });
  await page.start("shopping-list-link");
  return page;
};
const lists = () => street.shop.visitors.of(SHOPPER).lists;
const press = (more: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  one(".slt_link").dispatchEvent(event);
  return event.defaultPrevented;
};

it("two presses create one list, and open its page once", async () => {
  await open();
  expect([press(), press()]).toEqual([true, true]);
  await eventually(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(assign.mock.calls[0]?.[0]).toContain("/shoppinglist.php");
  expect(lists().map(({ name }) => name)).toEqual(["Lista zakupowa"]);
});

it("the link opens the page even if the list could not be created", async () => {
  street.shop.faults.set("graphql", "reset");
  await open();
  press();
  await eventually(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(lists()).toEqual([]);
});

it("a press with a modifier key, and the link of a shopper with lists, are left to the browser", async () => {
  await open();
  expect(press({ ctrlKey: true })).toBe(false);
  one(".slt_link").classList.remove("--empty");
  one(".slt_link").addEventListener("click", (event) => event.stopPropagation());
  expect(press()).toBe(false);
  expect(lists()).toEqual([]);
});
