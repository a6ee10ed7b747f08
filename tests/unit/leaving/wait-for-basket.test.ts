// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addRule, Step } from "../../../runtime/leaving/guard";
import { waitForBasket } from "../../../runtime/leaving/wait-for-basket";
import { asBrowser } from "./browser";

vi.useFakeTimers();
const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
const sendWaiting = vi.fn();
const beginChange = waitForBasket(sendWaiting);
let isLeft = false;
asBrowser("click", (event) => {
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
function submit(attributes = ""): void {
  document.body.insertAdjacentHTML("beforeend", `<form ${attributes}><button></button></form>`);
  const form = document.querySelector("form") as HTMLFormElement;
  const init = { bubbles: true, cancelable: true, submitter: form.querySelector("button") };
  form.dispatchEvent(new SubmitEvent("submit", init));
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
])("a link that %s does not wait", (_, pressed, init) => {
  const answered = beginChange();
  document.body.replaceChildren(pressed);
  expect(press(pressed, init)).toBe(true);
  answered();
  expect(followed()).toEqual([]);
});

it.each(["_top", "_PARENT"])("a link with the target %s, which is this window, waits", (target) => {
  const answered = beginChange();
  expect(press(link("/basketedit.php", `target="${target}"`))).toBe(false);
  answered();
});

it("a link that the page's base opens in another window does not wait, unless it says otherwise", () => {
  document.head.innerHTML = '<base target="_blank">';
  const answered = beginChange();
  expect(press(link())).toBe(true);
  expect(press(link("/basketedit.php", 'target=""'))).toBe(false);
  document.head.replaceChildren();
  answered();
});

it("a link that is to be visited in place waits where visits cannot be loaded, and only there", () => {
  const answered = beginChange();
  press(link("/listing.php", "data-visit"));
  expect(isLeft).toBe(false);
  const visited = vi.fn();
  const loaded = new AbortController();
  addRule(Step.Visit, () => ({ is: "replace", act: visited }), loaded.signal);
  press(link("/other.php", "data-visit"));
  loaded.abort();
  expect(visited).toHaveBeenCalledOnce();
  answered();
  expect(followed()).toEqual(["/listing.php"]);
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
    [
      "a link to be visited leads to another site",
      () => press(link("https://elsewhere.example/", "data-visit")),
    ],
    ["a form is sent", () => submit()],
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

  it.each(['method="dialog"', 'target="_blank"'])(
    "not when a form with %s is sent: the page stays",
    (attribute) => {
      const answered = beginChange();
      press(link());
      submit(attribute);
      answered();
      expect(followed()).toEqual(["/basketedit.php"]);
    },
  );

  it("not when an island adds another product in place, though it listens behind", () => {
    const [first, second] = [beginChange(), beginChange()];
    press(link());
    addEventListener("submit", (event) => event.preventDefault(), { once: true });
    submit();
    first();
    second();
    expect(followed()).toEqual(["/basketedit.php"]);
  });

  it("not when a script prevents a form's submit", () => {
    const answered = beginChange();
    press(link());
    document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    submit();
    answered();
    expect(followed()).toEqual(["/basketedit.php"]);
  });
});
