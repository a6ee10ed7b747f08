// @vitest-environment happy-dom
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

describe("by key", () => {
  it.each([
    ['<a href="#">x</a>', " ", 1],
    ['<a href="#">x</a>', "Enter", 0],
    ["<a>x</a>", "Enter", 1],
    ["<span>x</span>", " ", 1],
    ["<span>x</span>", "Enter", 1],
    ["<span>x</span>", "x", 0],
    ["<button>x</button>", " ", 0],
  ])("%s is pressed by %j as often as %d", (html, key, clicks) => {
    const element = made(html);
    pressByKey(element, life.signal);
    expect(pressed(element, { key })).toEqual({ clicks, isTaken: clicks === 1 });
  });

  it("a key that is held presses once, and the page does not scroll", () => {
    const element = made("<a>x</a>");
    pressByKey(element, life.signal);
    expect(pressed(element, { key: " ", repeat: true })).toEqual({ clicks: 0, isTaken: true });
  });

  it("shortcuts, fields inside and what is no button just now are left alone", () => {
    const element = made('<div><input id="i"></div>');
    let isButton = true;
    pressByKey(element, life.signal, () => isButton);
    expect(pressed(element, { key: " ", ctrlKey: true }).isTaken).toBe(false);
    expect(pressed(element, { key: " " }, element.querySelector("input") ?? element).isTaken).toBe(false);
    isButton = false;
    expect(pressed(element, { key: " " }).isTaken).toBe(false);
  });
});

describe("what acts as a button", () => {
  it.each([
    ["<a>x</a>", '<a role="button" tabindex="0">x</a>'],
    ['<a href="#">x</a>', '<a href="#" role="button">x</a>'],
    ['<span tabindex="-1">x</span>', '<span tabindex="-1" role="button">x</span>'],
    ["<button>x</button>", "<button>x</button>"],
  ])("%s is %s, until the signal is aborted", (html, lent) => {
    const element = made(html);
    actAsButton(element, overrideAttributesUntilAbort(life.signal), life.signal);
    expect(element.outerHTML).toBe(lent);
    life.abort();
    expect(element.outerHTML).toBe(html);
    expect(pressed(element, { key: " " }).isTaken).toBe(false);
  });
});
