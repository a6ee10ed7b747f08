// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdLinks } from "../../../runtime/platform/basket/hold-links";

vi.useFakeTimers();
const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
const beginChange = holdLinks();
let isLeft = false;
addEventListener("click", (event) => {
  isLeft = !event.defaultPrevented;
  event.preventDefault(); // this window would fetch the page
});

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

beforeEach(() => assign.mockClear());

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

  it("waits for a second at most, however often it is pressed", () => {
    const answered = beginChange();
    const pressed = link();
    press(pressed);
    vi.advanceTimersByTime(600);
    press(pressed);
    vi.advanceTimersByTime(399);
    expect(followed()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(followed()).toEqual(["/basketedit.php"]);
    answered();
    expect(followed()).toEqual(["/basketedit.php"]);
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
])("a link that %s does not wait", (_, pressed, init) => {
  const answered = beginChange();
  document.body.replaceChildren(pressed);
  expect(press(pressed, init)).toBe(true);
  answered();
  expect(followed()).toEqual([]);
});

it("a link that another script handles is not followed", () => {
  const answered = beginChange();
  const pressed = link();
  pressed.addEventListener("click", (event) => event.preventDefault());
  press(pressed);
  answered();
  expect(followed()).toEqual([]);
});
