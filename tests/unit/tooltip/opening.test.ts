/** Tips open by mouse, keyboard and press, and close by themselves or on request. */
import "../in-a-window";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../eventually";
import { all, fire, key, one } from "../in-page";
import { openShop } from "../open-page";

const street = openShop();
const chunks = { tooltip: () => import("../../../islands/tooltip/index") };
const open = async () => {
  const page = await street.open("/wyglad", { chunks });
  await page.start("tooltip");
  return page;
};
const tips = () => all("[role=tooltip]").map(({ textContent }) => textContent);
const hover = (host: Element) => fire(host, "pointerenter", { pointerType: "mouse", clientX: 1, clientY: 1 });
const leave = (host: Element) => fire(host, "pointerleave", { pointerType: "mouse" });
const TEXT = "Najniższa cena z 30 dni przed obniżką.";
afterEach(() => vi.useRealTimers());

it("each set of the theme shows its own text in an element with the theme's id", async () => {
  await open();
  for (const [host, id, text] of [
    ["#tip_dictionary", "n59581_tooltip_dictionary", TEXT],
    ["#tip_order", "n59581_tooltip", "Podatek jest w cenie."],
    ["#tip_basket", "n59581_tooltip", "Rezerwujemy na 30 minut."],
    ["#tip_note", "n59581_instalment_note", "Rata zależy od banku."],
  ] as const) {
    hover(one(host));
    expect(one(`div#${id}.${id}[role=tooltip] > p`).textContent).toBe(text);
    key(document.body, "Escape");
    expect(tips()).toEqual([]);
  }
});

it("an element whose tip would be empty keeps its title", async () => {
  const before = () =>
    one("main").insertAdjacentHTML(
      "beforeend",
      '<a class="showTip" id="bare" href="/zwroty.html" title="Zwroty"><i></i></a><p class="tooltipContent"> </p>',
    );
  const page = await street.open("/wyglad", { chunks, before });
  await page.start("tooltip");
  expect(one("#bare").title).toBe("Zwroty");
});

describe("by mouse", () => {
  it("a tip stays for half a second after the pointer leaves, so that the pointer can reach it", async () => {
    await open();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    hover(one("#tip_dictionary"));
    leave(one("#tip_dictionary"));
    vi.advanceTimersByTime(400);
    expect(tips()).toEqual([TEXT]);
    fire(one("[role=tooltip]"), "pointerenter", { pointerType: "mouse" });
    vi.advanceTimersByTime(2_000);
    expect(tips()).toEqual([TEXT]);
    fire(one("[role=tooltip]"), "pointerleave", { pointerType: "mouse" });
    vi.advanceTimersByTime(499);
    expect(tips()).toEqual([TEXT]);
    vi.advanceTimersByTime(1);
    expect(tips()).toEqual([]);
  });

  it("the next tip replaces the previous one", async () => {
    await open();
    hover(one("#tip_dictionary"));
    hover(one("#tip_basket"));
    expect(tips()).toEqual(["Rezerwujemy na 30 minut."]);
  });

  it("a closed tip hears no event any more", async () => {
    await open();
    hover(one("#tip_dictionary"));
    const closed = one("[role=tooltip]");
    key(document.body, "Escape");
    fire(closed, "pointerenter", { pointerType: "mouse" });
    expect(tips()).toEqual([]);
  });

  it("the trigger is described by its tip only while it is shown", async () => {
    await open();
    const host = one("#tip_dictionary");
    hover(host);
    expect(host.getAttribute("aria-describedby")).toBe("n59581_tooltip_dictionary");
    key(document.body, "Escape");
    expect(host.getAttribute("aria-describedby")).toBeNull();
  });
});

describe("by press", () => {
  it("a tip opens and is announced; a second press, or one elsewhere, closes it", async () => {
    const page = await open();
    const host = one("#tip_dictionary");
    host.click();
    expect(tips()).toEqual([TEXT]);
    await eventually(() => expect(page.announced).toEqual([TEXT]));
    host.click();
    expect(tips()).toEqual([]);
    host.click();
    fire(document.body, "pointerdown");
    expect(tips()).toEqual([]);
  });

  it("a link to nowhere does not jump to the top", async () => {
    await open();
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    one("#tip_gift").dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(tips()).toEqual(["Prezent dokładamy do paczki."]);
  });
});

it("Tab moves into the links of a tip and back to its trigger", async () => {
  await open();
  one("#tip_dictionary + .tooltipContent").innerHTML = '<a href="/a">a</a> <a href="/b">b</a>';
  const host = one("#tip_dictionary");
  host.click();
  const [first, last] = all("[role=tooltip] a");
  expect(key(host, "Tab")).toBe(false);
  expect(document.activeElement).toBe(first);
  if (last) key(last, "Tab");
  expect(document.activeElement).toBe(host);
});

it("without the island an explanation is a title again", async () => {
  await open();
  const host = one("#tip_order");
  expect(host.hasAttribute("title")).toBe(false);
  host.remove();
  await eventually(() => expect(host.getAttribute("title")).toBe("Podatek jest w cenie."));
});
