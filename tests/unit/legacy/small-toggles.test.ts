// @vitest-environment page
/** Small toggles of the old bundle load their code with the first press, and then open and close. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Chunks, Loader } from "../../../runtime/base/loader";
import { followToggles } from "../../../runtime/legacy/follow-toggles";
import { eventually } from "../eventually";

const load = vi.fn(() => import("../../../runtime/legacy/small-toggles"));
followToggles({ load } as unknown as Loader<Chunks>);
beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = `<div class="moreInfo"><p id="around"><a class="moreInfo__show" href="#more">więcej</a></p></div>
    <div class="slm_lists"><a class="slm_lists__label" href="#showShoppingLists">Listy</a></div>
    <div id="menu_categories"><div class="nav-item"><img class="nav-gfx nav-hover"></div></div><a id="other" href="#x">x</a>`;
});
const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (selector: string) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  one(selector).dispatchEvent(event);
  return event.defaultPrevented;
};
const has = (selector: string, name: string) => one(selector).classList.contains(name);

describe("a small toggle", () => {
  it("opens what it belongs to and closes it again, without another address", async () => {
    expect(press(".moreInfo__show")).toBe(true);
    await eventually(() => expect(has("#around", "--hover")).toBe(true));
    expect(has(".moreInfo", "--hover")).toBe(true);
    press(".moreInfo__show");
    await eventually(() => expect(has("#around", "--hover")).toBe(false));
  });

  it("of the lists in the drawer opens them", async () => {
    expect(press(".slm_lists__label")).toBe(true);
    await eventually(() => expect(has(".slm_lists", "--active")).toBe(true));
  });

  it("keeps a menu picture's size while the pointer is on its entry", async () => {
    one(".nav-hover").dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
    await eventually(() => expect(has(".nav-hover", "--hover")).toBe(true));
    expect(one(".nav-hover").style.width).toMatch(/px$/);
    one(".nav-item").dispatchEvent(new MouseEvent("mouseleave"));
    expect([has(".nav-hover", "--hover"), one(".nav-hover").style.width]).toEqual([false, ""]);
  });
});

it("a press elsewhere loads nothing and is left to the browser", () => {
  expect(press("#other")).toBe(false);
  expect(load).not.toHaveBeenCalled();
});
