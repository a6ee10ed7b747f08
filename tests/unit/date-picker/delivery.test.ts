// @vitest-environment page
/** Delivery days as chips and in the calendar: what the page shows always equals what the form sends. */
import { afterEach, describe, expect, it } from "vitest";
import { deliveryDays } from "../../../islands/date-picker/delivery";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { eventually } from "../eventually";

afterEach(() => document.body.replaceChildren());

const PAGE = `<div class="cop_delivery"><input type="hidden" name="calendar_select_date" value="2026-10-22">
  <div class="cop_delivery__calendar" data-first-date="2026-10-22"><ul>
    <li class="cop_delivery__date --active" data-date="2026-10-22">22</li>
    <li class="cop_delivery__date" data-date="2026-10-23"><a href="#23">23</a></li>
    <li class="cop_delivery__date"><a class="cop_delivery__other_link" href="#other">Inny dzień</a></li>
  </ul><div class="cop_delivery__datepicker"></div></div></div>`;

function mount(props: Record<string, unknown> = {}, languageSymbol = "pl") {
  const life = new AbortController();
  const context = {
    signal: life.signal,
    announce() {},
    props,
    store: { getState: () => ({ shop: { languageSymbol } }) },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
  } as unknown as IslandContext;
  deliveryDays(document.querySelector(".cop_delivery__calendar") as HTMLElement, context);
  return life;
}
const one = (selector: string) => document.querySelector(selector) as HTMLElement;
const field = () => one("input") as HTMLInputElement;
const marked = () => [...document.querySelectorAll(".--active")].map(({ textContent }) => textContent);
const space = (element: HTMLElement) => {
  element.focus();
  return element.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
};

describe("chips", () => {
  it("follow the submitted day: when the island ends both are the server's again", () => {
    document.body.innerHTML = PAGE;
    const life = mount();
    one("[data-date='2026-10-23'] a").click();
    expect([field().value, marked()]).toEqual(["2026-10-23", ["pt., 23 października"]]);
    life.abort();
    expect([field().value, marked()]).toEqual(["2026-10-22", ["22"]]);
    expect(document.body.innerHTML).toBe(PAGE);
  });

  it.each([
    ["2026-10-23", "pt., 23 października"],
    ["2026-11-02", "poniedziałek, 2 listopada 2026"],
  ])("show %s when the browser restores it in the field", (day, shown) => {
    document.body.innerHTML = PAGE;
    field().value = day;
    mount();
    expect(marked()).toEqual([shown]);
  });
});

describe("a chip that the page adds", () => {
  it("is pressed by keys and marked alone; when the island ends it is as the page made it", async () => {
    document.body.innerHTML = PAGE;
    const life = mount();
    const added = `<li class="cop_delivery__date" data-date="2026-10-24"><a>24</a></li>`;
    one("[data-date='2026-10-23']").insertAdjacentHTML("afterend", added);
    const link = one("[data-date='2026-10-24'] a");
    await eventually(() => expect(link.getAttribute("role")).toBe("button"));
    space(link);
    expect(field().value).toBe("2026-10-24");
    expect(marked()).toEqual([link.textContent]);
    expect(link.getAttribute("aria-current")).toBe("true");
    life.abort();
    expect(marked()).toEqual(["22"]);
    expect(document.body.innerHTML).toContain(added);
  });
});

describe("suggested days", () => {
  const chips = () => [...document.querySelectorAll("[data-date]")].map(({ textContent }) => textContent);

  it.each([
    ["pol", "czw., 22 października"],
    ["eng", "Thu, October 22"],
    ["ger", "Do., 22. Oktober"],
    ["cze", "čt 22. října"],
    ["rum", "joi, 22 octombrie"],
    ["slo", "št 22. októbra"],
    ["fre", "jeu. 22 octobre"],
    ["ukr", "чт, 22 жовтня"],
    ["hun", "október 22., Cs"],
  ])("have their weekday in %s: %s", (language, label) => {
    document.body.innerHTML = PAGE;
    mount({}, language);
    expect(chips()[0]).toBe(label);
  });

  it("stay as the server wrote them where the shop wants it, or where they are words or have elements", () => {
    document.body.innerHTML = PAGE;
    mount({ weekdays: false });
    expect(chips()).toEqual(["22", "23"]);
    document.body.innerHTML = PAGE.replace(">22<", ">jutro<").replace(">23<", "><b>23</b><");
    mount();
    expect(chips()).toEqual(["jutro", "23"]);
  });

  it("that would move what is seen get their weekday after the next click", async () => {
    document.body.innerHTML = PAGE;
    const box = one(".cop_delivery__calendar");
    const second = one("[data-date='2026-10-23']");
    const rect = (left: number) => ({ left, top: 10, bottom: 20 }) as DOMRect;
    box.getBoundingClientRect = () => rect(0);
    second.getBoundingClientRect = () => rect((one("[data-date]").textContent ?? "").length);
    Object.defineProperty(document.documentElement, "clientHeight", { value: 800, configurable: true });
    const life = mount();
    expect(chips()).toEqual(["22", "23"]);
    document.body.click(); // by a script, such as the replay of an early press
    expect(chips()).toEqual(["22", "23"]);
    const click = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(click, "isTrusted", { value: true });
    document.body.dispatchEvent(click);
    expect(chips()).toEqual(["czw., 22 października", "pt., 23 października"]);
    life.abort();
    expect(chips()).toEqual(["22", "23"]);
  });
});

describe("Space", () => {
  it("opens the calendar on another day, and selects a day that is not among the server's buttons", () => {
    document.body.innerHTML = PAGE;
    mount();
    const link = one(".cop_delivery__other_link");
    expect(space(link)).toBe(false);
    expect(link.getAttribute("aria-expanded")).toBe("true");
    space(one("[data-date='2026-10-23'] a"));
    expect(field().value).toBe("2026-10-23");
    const chip = one("[data-date='2026-10-22']");
    expect([chip.getAttribute("role"), chip.tabIndex]).toEqual(["button", 0]);
    space(chip);
    expect(field().value).toBe("2026-10-22");
  });
});
