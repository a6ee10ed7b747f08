// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../../runtime/visit/show";

const scrolled: unknown[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  vi.stubGlobal("scrollTo", ({ left, top }: ScrollToOptions) => scrolled.push([left, top]));
  document.body.innerHTML =
    '<input id="search"><a id="link" href="/">x</a><main id="old"><button id="go">Go</button></main>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const NEXT = '<main id="new"><h1 id="heading">New</h1><p id="place">text</p></main>';
const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Shows the next page. @param top where its section begins on the screen */
function showNext({
  from,
  scroll,
  top = -1,
  next = NEXT,
}: {
  from?: Element;
  scroll?: [number, number];
  top?: number;
  next?: string;
} = {}) {
  const page = new DOMParser().parseFromString(`<title>Next</title>${next}`, "text/html");
  const [current, incoming] = [byId("old"), page.querySelector("main") as HTMLElement];
  vi.spyOn(incoming, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
  return show({ page, matches: [{ current, incoming }], from, scroll } as Parameters<typeof show>[0]);
}

it("the new page has its section and title", () => {
  expect(showNext()).toBe("Next");
  expect([document.title, byId("old"), byId("new").isConnected]).toEqual(["Next", null, true]);
});

describe("the focus", () => {
  it("goes to the heading, so that screen readers continue there", () => {
    byId("go").focus();
    showNext({ from: byId("go") });
    expect(document.activeElement).toBe(byId("heading"));
  });

  it("goes to the section where no heading is", () => {
    showNext({ next: '<main id="new">text</main>' });
    expect(document.activeElement).toBe(byId("new"));
  });

  it("goes to the heading from a link outside that started the visit", () => {
    byId("link").focus();
    showNext({ from: byId("link") });
    expect(document.activeElement).toBe(byId("heading"));
  });

  it("goes to the element that the address names, as on a page that the browser loads", () => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list#place");
    history.replaceState({ kept: 1 }, "");
    const replace = vi.spyOn(location, "replace").mockImplementation(() => history.replaceState(null, ""));
    byId("go").focus();
    showNext({ from: byId("go") });
    expect(document.activeElement).toBe(byId("place"));
    expect([replace.mock.calls, history.state]).toEqual([[["#place"]], { kept: 1 }]);
  });

  it("goes to a named anchor, as older texts of shops have them, when nothing has the id", () => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list#returns");
    vi.spyOn(location, "replace").mockImplementation(() => {});
    byId("go").focus();
    showNext({
      from: byId("go"),
      next: `<main id="new"><h1>Title</h1><a name="returns"></a><p>text</p></main>`,
    });
    expect(document.activeElement).toBe(document.getElementsByName("returns")[0]);
  });

  it("stays in a field, and the page scrolls to the element that the address names", () => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list#place");
    byId("search").focus();
    showNext({ from: byId("search") });
    expect([document.activeElement, scrolled]).toEqual([byId("search"), ["place"]]);
  });

  it("goes to the heading after Back, whatever the address names", () => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list#place");
    byId("go").focus();
    showNext({ scroll: [0, 0] });
    expect(document.activeElement).toBe(byId("heading"));
  });

  it("stays in a field that started the visit", () => {
    byId("search").focus();
    showNext({ from: byId("search") });
    expect([document.activeElement, scrolled]).toEqual([byId("search"), []]);
  });

  it("stays elsewhere when the shopper has moved on", () => {
    byId("link").focus();
    showNext({ from: byId("go") });
    expect([document.activeElement, scrolled]).toEqual([byId("link"), []]);
  });

  it("stays on the control that both pages have", () => {
    byId("go").focus();
    showNext({ next: `${NEXT.replace("</main>", "")}<button id="go">Go</button></main>` });
    expect([document.activeElement, scrolled]).toEqual([byId("go"), []]);
  });
});

it("a focus in one of several sections goes to the new heading", () => {
  document.body.innerHTML = '<nav id="menu"></nav><main id="old"><button id="go">Go</button></main>';
  const page = new DOMParser().parseFromString(`<nav></nav>${NEXT}`, "text/html");
  const matches = ["nav", "main"].map((name) => ({
    current: document.querySelector(name) as Element,
    incoming: page.querySelector(name) as Element,
  }));
  byId("go").focus();
  show({ page, matches, from: undefined, scroll: undefined });
  expect(document.activeElement).toBe(byId("heading"));
});

describe("the page scrolls", () => {
  it.each([-1, 10_000])("to the start of its section, which begins at %d", (top) => {
    showNext({ top });
    expect(scrolled).toEqual(["new"]);
  });

  it.each([0, 100])("nowhere when its section begins in sight, at %d", (top) => {
    showNext({ top });
    expect(scrolled).toEqual([]);
  });

  it("to the element that the address names", () => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list#place");
    showNext();
    expect(scrolled).toEqual(["place"]);
  });

  it.each([
    ["an element", "#place", undefined],
    ["its section", "", undefined],
    ["its old place", "", [3, 70]],
  ] as const)("at once to %s, also where the theme scrolls smoothly", (_, hash, scroll) => {
    Reflect.get(window, "happyDOM").setURL(`https://shop.test/list${hash}`);
    const options: unknown[] = [];
    const keep = (given: unknown) => void options.push(Reflect.get(Object(given), "behavior"));
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(keep);
    vi.stubGlobal("scrollTo", keep);
    showNext({ ...(scroll && { scroll: [...scroll] }) });
    expect(options).toEqual(["instant"]);
  });

  it("to its start when the address names nothing on it", () => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list#no-such");
    showNext();
    expect(scrolled).toEqual(["new"]);
  });

  it("back to where the shopper left it, whatever the address names", () => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list#place");
    showNext({ scroll: [3, 70] });
    expect(scrolled).toEqual([[3, 70]]);
  });
});
