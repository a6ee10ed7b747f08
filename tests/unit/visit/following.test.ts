// @vitest-environment page
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Engine } from "../../../runtime/visit/engine";
import { followPage } from "../../../runtime/visit/follow";
import { asBrowser } from "../leaving/browser";
import { FormDataWithSubmitter } from "./submitters";

const prefetch = { drop: vi.fn(), near: vi.fn() };
const engine = { stop: vi.fn(), stay: vi.fn(), popped: vi.fn(), visit: vi.fn(), press: vi.fn(), prefetch };
const start = vi.fn();
const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };

beforeAll(() => {
  // Replaces `window`, which is not an EventTarget in happy-dom.
  vi.stubGlobal("window", document.documentElement);
  vi.stubGlobal("FormData", FormDataWithSubmitter);
  const made = () => engine as unknown as Engine;
  followPage({ engine: made, made, isElsewhere: () => false, start });
  // Prevents real navigation.
  for (const type of ["click", "submit"] as const) asBrowser(type, (event) => event.preventDefault());
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
      "https://shop.test/search?",
    ]);
  });
});

it("the pending visit goes on when a listener behind all others answers a form in place", () => {
  const answer = (event: Event) => event.preventDefault();
  addEventListener("submit", answer);
  expect(stops('<form action="/basketchange.php" method="post"><button></button></form>')).toBe(false);
  removeEventListener("submit", answer);
});

describe("a link", () => {
  const dispatch = (target: Element | null, type: string) =>
    target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  const show = (markup: string) => {
    document.body.innerHTML = markup;
    return document.querySelector("b");
  };

  it("is visited with the sections and parts that it names", () => {
    const inside = show(
      '<a href="/b" data-visit=" #content ,, #side" data-visit-render="content"><b></b></a>',
    );
    expect(dispatch(inside, "click")).toBe(false);
    const options = { sections: ["#content", "#side"], render: ["content"] };
    expect(start.mock.calls).toEqual([["https://shop.test/b", options, document.querySelector("a")]]);
    expect(prefetch.drop).not.toHaveBeenCalled();
  });

  it("that names none is visited with the usual ones", () => {
    dispatch(show('<a href="/b" data-visit><b></b></a>'), "click");
    expect(start.mock.calls[0]?.[1]).toEqual({ sections: [], render: [] });
  });

  it.each(["", "data-visit"])("to a place on this page %s leaves the visits as they are", (attribute) => {
    dispatch(show(`<a href="#place" ${attribute}><b></b></a>`), "click");
    expect([engine.stay, engine.stop, start].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it("that the page opens its own way needs no prefetched page", () => {
    const inside = show('<a href="/b" data-visit><b></b></a>');
    inside?.addEventListener("click", (event) => event.preventDefault());
    // The listener on `window` comes after the page's own.
    dispatch(inside, "click");
    expect([prefetch.drop.mock.calls.length, start.mock.calls]).toEqual([1, []]);
  });

  it("that a script on the window opens its own way is not visited, though the script came later", () => {
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    dispatch(show('<a href="/b" data-visit><b></b></a>'), "click");
    expect([prefetch.drop.mock.calls.length, start.mock.calls]).toEqual([1, []]);
  });

  it.each(["pointerover", "touchstart", "focusin"])(
    "is near at a %s of it, if it is to be visited",
    (type) => {
      dispatch(show('<a href="/b" data-visit><b></b></a>'), type);
      expect(prefetch.near.mock.calls).toEqual([[document.querySelector("a")]]);
      dispatch(show('<a href="/b"><b></b></a>'), type);
      expect([prefetch.near.mock.calls.length, engine.press.mock.calls]).toEqual([1, []]);
    },
  );

  it.each([
    ['<a href="/b" data-visit><b></b></a>', 1, 1],
    ['<a href="#place" data-visit><b></b></a>', 1, 0],
    ['<a href="/b"><b></b></a>', 0, 0],
    ["<form data-visit><b></b></form>", 1, 0],
  ])("that is pressed is fetched at once, unless it stays here: %s", (markup, near, pressed) => {
    dispatch(show(markup), "pointerdown");
    expect([prefetch.near.mock.calls.length, engine.press.mock.calls.length]).toEqual([near, pressed]);
  });
});

describe("a form", () => {
  const submit = (markup: string) => {
    document.body.innerHTML = markup;
    const form = document.querySelector("form");
    const submitter = document.querySelector<HTMLElement>("[type=submit]");
    form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
    return start.mock.calls.map(([address, options]) => [address, options.sections]);
  };

  it("is visited with its values, and those of its button", () =>
    expect(
      submit(
        '<form action="/search?old=1" data-visit="#content"><input name="text" value="a b"><button type="submit" name="go" value="1">',
      ),
    ).toEqual([["https://shop.test/search?text=a+b&go=1", ["#content"]]]));

  it("or a link is the browser's where the page's base opens it elsewhere", () => {
    document.head.innerHTML = '<base target="_blank">';
    expect(submit('<form action="/a" data-visit><button type="submit">')).toEqual([]);
    document.body.innerHTML = '<a href="/b" data-visit></a><a href="/c" data-visit target="_self"></a>';
    for (const link of document.querySelectorAll("a"))
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    document.head.replaceChildren();
    expect(start.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(["/c"]);
  });

  it("is visited at the button's address", () =>
    expect(submit('<form action="/a" data-visit><button type="submit" formaction="/b">')[0]?.[0]).toMatch(
      /\/b\??$/,
    ));

  it.each([
    '<form action="/a" data-visit method="post"><button type="submit">',
    '<form action="/a" data-visit><button type="submit" formmethod="post">',
    '<form action="https://elsewhere.test/" data-visit><button type="submit">',
    '<form action="/a" data-visit target="_blank"><button type="submit">',
    '<form action="/a"><button type="submit">',
  ])("%s is the browser's", (markup) => expect(submit(markup)).toEqual([]));
});

it("Back and Forward are told with the place that the shopper leaves, and the browser's own transition", () => {
  vi.stubGlobal("scrollY", 50);
  document.documentElement.dispatchEvent(Object.assign(new Event("popstate"), { state: { a: 1 } }));
  expect(engine.popped.mock.calls).toEqual([[{ a: 1 }, [0, 50], undefined]]);
  const gesture = { state: null, hasUAVisualTransition: true };
  document.documentElement.dispatchEvent(Object.assign(new Event("popstate"), gesture));
  expect(engine.popped.mock.lastCall?.[2]).toBe(true);
});

describe("on a page whose visits have not begun", () => {
  /** Events reach only this page's listeners. */
  const open = (isElsewhere: boolean) => {
    const target = document.createElement("div"); // outside the document, where the other listeners are
    vi.stubGlobal("window", target);
    const make = vi.fn(() => engine as unknown as Engine);
    followPage({ engine: make, made: () => undefined, isElsewhere: () => isElsewhere, start });
    vi.stubGlobal("window", document.documentElement);
    const fire = (event: Event) => target.dispatchEvent(event);
    return { target, make, fire };
  };
  const pop = (state: unknown) => Object.assign(new Event("popstate"), { state });
  const entry = { wyspa: { id: "a", sections: [], scroll: [0, 0] } };

  it.each([
    [false, null, 0],
    [false, { theirs: 1 }, 0],
    [false, entry, 1],
    [true, null, 1],
    [true, { theirs: 1 }, 1],
  ])(
    "Back is told when the page is not the address's or a visit led here (%s), or to its entry: %j → %d",
    (isElsewhere, state, count) => {
      const { make, fire } = open(isElsewhere);
      fire(pop(state));
      expect([make.mock.calls.length, engine.popped.mock.calls.length]).toEqual([count, count]);
    },
  );
});
