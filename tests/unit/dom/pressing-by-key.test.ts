// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { actAsButton } from "../../../runtime/dom/act-as-button";
import { overrideAttributesUntilAbort } from "../../../runtime/dom/override";
import { pressByKey } from "../../../runtime/dom/press-by-key";

let life: AbortController;
beforeEach(() => {
  life = new AbortController();
});
const made = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
function pressed(element: HTMLElement, init: KeyboardEventInit, target: Element = element) {
  const click = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener("click", click);
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  element.removeEventListener("click", click);
  return { clicks: click.mock.calls.length, isTaken: event.defaultPrevented };
}

describe("a key press", () => {
  it.each([
    ['<a href="#">x</a>', " ", 1],
    ['<a href="#">x</a>', "Enter", 0],
    ["<a>x</a>", "Enter", 1],
    ["<span>x</span>", " ", 1],
    ["<span>x</span>", "Enter", 1],
    ["<span>x</span>", "x", 0],
    ["<button>x</button>", " ", 0],
  ])("on %s with %j clicks %d times", (html, key, clicks) => {
    const element = made(html);
    pressByKey(element, life.signal);
    expect(pressed(element, { key })).toEqual({ clicks, isTaken: clicks === 1 });
  });

  it("that is repeated does not click again, and does not scroll the page", () => {
    const element = made("<a>x</a>");
    pressByKey(element, life.signal);
    expect(pressed(element, { key: " ", repeat: true })).toEqual({ clicks: 0, isTaken: true });
  });

  it("with a modifier, in a field inside, or on an element that is not a button at the moment is ignored", () => {
    const element = made('<div><input id="i"></div>');
    let isButton = true;
    pressByKey(element, life.signal, () => isButton);
    expect(pressed(element, { key: " ", ctrlKey: true }).isTaken).toBe(false);
    expect(pressed(element, { key: " " }, element.querySelector("input") ?? element).isTaken).toBe(false);
    isButton = false;
    expect(pressed(element, { key: " " }).isTaken).toBe(false);
  });
});

describe("an element with a button role", () => {
  it.each([
    ["<a>x</a>", '<a role="button" tabindex="0">x</a>'],
    ['<a href="#">x</a>', '<a href="#" role="button">x</a>'],
    ['<span tabindex="-1">x</span>', '<span tabindex="-1" role="button">x</span>'],
    ["<button>x</button>", "<button>x</button>"],
  ])("%s gets %s, until the signal is aborted", (html, lent) => {
    const element = made(html);
    actAsButton(element, overrideAttributesUntilAbort(life.signal), life.signal);
    expect(element.outerHTML).toBe(lent);
    life.abort();
    expect(element.outerHTML).toBe(html);
    expect(pressed(element, { key: " " }).isTaken).toBe(false);
  });
});
