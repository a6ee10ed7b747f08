// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdLinks } from "../../../runtime/platform/basket/hold-links";

vi.useFakeTimers();
const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
const sendWaiting = vi.fn();
const beginChange = holdLinks(sendWaiting);
let isLeft = false;
// Added at each press, so that it comes last: this window would fetch the page.
addEventListener(
  "click",
  () =>
    setLast((event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    }),
  true,
);
function setLast(listener: (event: Event) => void): void {
  addEventListener("click", listener, { once: true });
}

function link(href = "/basketedit.php", attributes = ""): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}" ${attributes}>Koszyk</a>`;
  return document.querySelector("a") as HTMLAnchorElement;
}
/** @returns whether the click was left to the browser */
function press(pressed: Element, init: MouseEventInit = {}): boolean {
  pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return isLeft;
}
const followed = () => assign.mock.calls.map(([address]) => String(address).replace(location.origin, ""));

beforeEach(() => {
  assign.mockClear();
  sendWaiting.mockClear();
});

describe("a link to another page of the shop", () => {
  it("is left to the browser when no change runs", () => {
    expect(press(link())).toBe(true);
    const answered = beginChange();
    answered();
    expect(press(link())).toBe(true);
  });

  it("waits for the answers to all running changes, looks busy, and is then followed once", () => {
    const [first, second] = [beginChange(), beginChange()];
    const pressed = link();
    expect(press(pressed)).toBe(false);
    expect(pressed.getAttribute("aria-busy")).toBe("true");
    first();
    first();
    expect(followed()).toEqual([]);
    second();
    expect(pressed.hasAttribute("aria-busy")).toBe(false);
    vi.runAllTimers();
    expect(followed()).toEqual(["/basketedit.php"]);
  });

  it("waits for three seconds at most, however often it is pressed", () => {
    const answered = beginChange();
    const pressed = link();
    press(pressed);
    vi.advanceTimersByTime(1_600);
    press(pressed);
    vi.advanceTimersByTime(1_399);
    expect(followed()).toEqual([]);
    expect(sendWaiting).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(followed()).toEqual(["/basketedit.php"]);
    expect(sendWaiting).toHaveBeenCalledOnce();
    answered();
    expect(followed()).toEqual(["/basketedit.php"]);
  });

  it("does not wait again for a change that has taken longer", () => {
    const answered = beginChange();
    press(link());
    vi.advanceTimersByTime(3_000);
    expect(press(link("/order.php"))).toBe(true);
    answered();
  });

  it("gives way to another link that is pressed meanwhile", () => {
    const answered = beginChange();
    const first = link();
    press(first);
    press(link("/order.php"));
    expect(first.hasAttribute("aria-busy")).toBe(false);
    answered();
    expect(followed()).toEqual(["/order.php"]);
  });
});

it.each([
  ["opens another tab", link("/basketedit.php", 'target="_blank"'), {}],
  ["is pressed with Ctrl", link(), { ctrlKey: true }],
  ["leads to a place of this page", link("#content"), {}],
  ["leads to another site", link("https://elsewhere.example/"), {}],
  ["downloads a file", link("/invoice.pdf", "download"), {}],
  ["is a visit in place", link("/listing.php", "data-visit"), {}],
])("a link that %s does not wait", (_, pressed, init) => {
  const answered = beginChange();
  document.body.replaceChildren(pressed);
  expect(press(pressed, init)).toBe(true);
  answered();
  expect(followed()).toEqual([]);
});

it("a link that another script handles is not followed, even if the script listens on the window and came later", () => {
  const answered = beginChange();
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  press(link());
  answered();
  expect(followed()).toEqual([]);
});

describe("a held link is forgotten when", () => {
  it.each([
    ["a link to another site is pressed", () => press(link("https://elsewhere.example/"))],
    ["a form is sent", () => document.body.dispatchEvent(new Event("submit", { bubbles: true }))],
    ["the shopper goes back", () => dispatchEvent(new Event("popstate"))],
    ["the browser puts the page away", () => dispatchEvent(new Event("pagehide"))],
    ["a visit in place begins", () => document.dispatchEvent(new Event("wyspa:before-visit"))],
  ])("%s", (_, happens) => {
    const answered = beginChange();
    const pressed = link();
    press(pressed);
    happens();
    expect(pressed.hasAttribute("aria-busy")).toBe(false);
    answered();
    vi.runAllTimers();
    expect(followed()).toEqual([]);
  });

  it("not when a script prevents a form's submit", () => {
    const answered = beginChange();
    press(link());
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    submit.preventDefault();
    document.body.dispatchEvent(submit);
    answered();
    expect(followed()).toEqual(["/basketedit.php"]);
  });
});
