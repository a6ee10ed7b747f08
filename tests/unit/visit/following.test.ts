// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Engine } from "../../../runtime/visit/engine";
import { followPage } from "../../../runtime/visit/follow";

const engine = { stop: vi.fn(), stay: vi.fn(), popped: vi.fn(), visit: vi.fn() };
const start = vi.fn();
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

beforeAll(() => {
  // Replaces `window`, which is not an EventTarget in happy-dom.
  vi.stubGlobal("window", document.documentElement);
  const made = () => engine as unknown as Engine;
  followPage({ engine: made, made, isVisited: false, start });
  // Prevents real navigation.
  for (const type of ["click", "submit"]) document.addEventListener(type, (event) => event.preventDefault());
});
beforeEach(() => {
  vi.clearAllMocks();
  happyDOM.setURL("https://shop.test/list");
});

const stops = (markup: string) => {
  document.body.innerHTML = markup;
  const first = document.body.firstElementChild;
  const isForm = first instanceof HTMLFormElement;
  const init = { bubbles: true, cancelable: true };
  first?.dispatchEvent(
    isForm
      ? new SubmitEvent("submit", { ...init, submitter: first.querySelector("button") })
      : new MouseEvent("click", init),
  );
  return engine.stop.mock.calls.length > 0;
};

describe("the pending visit yields to the browser", () => {
  it.each([
    '<a href="/basket">',
    '<a href="https://elsewhere.test/" data-visit>',
    '<form action="/basket" method="post"><button></button></form>',
    '<form target="_self"><button formmethod="get"></button></form>',
  ])("for %s", (markup) => expect(stops(markup)).toBe(true));

  it.each([
    '<a href="tel:123">',
    '<a href="mailto:a@shop.test">',
    '<a href="javascript:void 0">',
    '<a href="/a.pdf" download>',
    '<a href="/a" target="_blank">',
    '<form method="dialog"><button></button></form>',
    '<form method="post"><button formmethod="DIALOG"></button></form>',
    '<form action="/a" target="_blank"><button></button></form>',
    '<form action="/a"><button formtarget="print"></button></form>',
  ])("but not for %s, which leaves this page where it is", (markup) => expect(stops(markup)).toBe(false));

  it("nor for its own link or form, which is a visit itself", () => {
    expect(stops('<a href="/b" data-visit>')).toBe(false);
    expect(stops('<form action="/search" data-visit><button></button></form>')).toBe(false);
    expect(start.mock.calls.map(([address]) => address)).toEqual([
      "https://shop.test/b",
      "https://shop.test/search",
    ]);
  });
});
