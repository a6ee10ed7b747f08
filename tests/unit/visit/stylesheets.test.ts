// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addStylesheets } from "../../../runtime/visit/head";
import { pageAt, visiting } from "./a-visit";

const sheets = () => [...document.querySelectorAll("link")].map(({ href }) => new URL(href).pathname);
const withSheet = async (url: URL) => pageAt(url, '<link rel="stylesheet" href="/new.css">');

const ours = new WeakSet<Event>();
const end = (link: Element | undefined, type: "load" | "error") => {
  const event = new Event(type);
  ours.add(event);
  link?.dispatchEvent(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  // Makes a stylesheet stay pending; happy-dom would otherwise load or fail it at once.
  Reflect.get(window, "happyDOM").settings.handleDisabledFileLoadingAsSuccess = true;
  const { dispatchEvent } = HTMLLinkElement.prototype;
  vi.spyOn(HTMLLinkElement.prototype, "dispatchEvent").mockImplementation(function (this: Element, event) {
    return !ours.has(event) || dispatchEvent.call(this, event);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("the stylesheet of an aborted visit is removed before the next visit looks for it, and the next visit keeps its own", async () => {
  const { engine } = visiting(withSheet);
  const first = engine.visit("/a", {});
  await vi.advanceTimersByTimeAsync(0);
  expect(sheets()).toEqual(["/new.css"]);
  const second = engine.visit("/b", {});
  expect(sheets()).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect([await first, await second, location.pathname]).toEqual([false, true, "/b"]);
  expect(sheets()).toEqual(["/new.css"]);
});

it("the stylesheet of the current page stays when the next visit takes over from its scripts", async () => {
  let end = () => {};
  const run = () => new Promise<void>((resolve) => (end = resolve));
  const parsePage = (markup: string) => new DOMParser().parseFromString(markup, "text/html");
  const { engine } = visiting(withSheet, { gate: async () => ({ parsePage, run }) as never });
  const first = engine.visit("/a", {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(location.pathname).toBe("/a");
  engine.stop();
  expect(sheets()).toEqual(["/new.css"]);
  end();
  expect(await first).toBe(true);
});

it("the stylesheet of a visit that fails after it has come is removed", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const { engine, told } = visiting(withSheet);
  const visit = engine.visit("/a", {});
  await vi.advanceTimersByTimeAsync(0);
  expect(sheets()).toEqual(["/new.css"]);
  document.querySelector("#content")?.remove();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([await visit, told, sheets()]).toEqual([false, ["sections"], []]);
  expect(`${assign.mock.calls[0]?.[0]}`).toBe("https://shop.test/a");
});

describe("the stylesheets of the next page", () => {
  const add = (head: string, { nonce = "", signal = new AbortController().signal } = {}) => {
    const page = new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");
    let remove: (() => void) | undefined;
    const done = addStylesheets(page, new URL("https://shop.test/sub/page"), nonce, signal).then((given) => {
      remove = given;
    });
    return { done, isDone: () => !!remove, remove: () => remove?.() };
  };
  const link = (href: string, more = "") => `<link rel="stylesheet" href="${href}" ${more}>`;
  beforeEach(() => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
    document.head.innerHTML = link("/known.css");
  });

  it.each(["javascript:alert(1)", "about:blank", "http://["])(
    "do not include %j, for which the page does not wait",
    async (href) => {
      const { isDone } = add(link(href));
      await vi.advanceTimersByTimeAsync(0);
      expect([isDone(), document.querySelectorAll("link").length]).toEqual([true, 1]);
    },
  );

  it("are added in their order when this page lacks them, by their own page's addresses", async () => {
    const added = add(
      `${link("a.css")}${link("/known.css")}${link("/b.css")}<link rel="alternate stylesheet" href="/dark.css"><link rel="icon" href="/i.png">`,
    );
    expect(sheets()).toEqual(["/known.css", "/sub/a.css", "/b.css"]);
    await vi.advanceTimersByTimeAsync(3_000);
    await added.done;
    added.remove();
    expect(sheets()).toEqual(["/known.css"]);
  });

  it("are waited for until each has loaded or failed", async () => {
    const added = add(link("/a.css") + link("/b.css"));
    const [, a, b] = document.querySelectorAll("link");
    end(a, "load");
    await vi.advanceTimersByTimeAsync(0);
    expect(added.isDone()).toBe(false);
    end(b, "error");
    await vi.advanceTimersByTimeAsync(0);
    expect(added.isDone()).toBe(true);
  });

  it("keep their own `onload`, by which a page applies a stylesheet once it has come", async () => {
    const { settings } = Reflect.get(window, "happyDOM");
    settings.enableJavaScriptEvaluation = true;
    add(link("/a.css", `media="print" onload="this.media='all'"`));
    const [, a] = document.querySelectorAll("link");
    end(a, "load");
    settings.enableJavaScriptEvaluation = false;
    expect(a?.media).toBe("all");
  });

  it("are waited for at most three seconds", async () => {
    const added = add(link("/a.css"));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(added.isDone()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(added.isDone()).toBe(true);
  });

  it("cost no time where this page has them all", async () => {
    const added = add(link("https://shop.test/known.css"));
    await vi.advanceTimersByTimeAsync(0);
    expect([added.isDone(), sheets()]).toEqual([true, ["/known.css"]]);
  });

  it("go when their visit is aborted", () => {
    const life = new AbortController();
    add(link("/a.css"), { signal: life.signal });
    life.abort();
    expect(sheets()).toEqual(["/known.css"]);
  });

  it("get this page's nonce, if they have one", () => {
    // happy-dom does not reflect the attribute.
    Object.defineProperty(HTMLLinkElement.prototype, "nonce", {
      configurable: true,
      get() {
        return this.getAttribute("nonce") ?? "";
      },
      set(value) {
        this.setAttribute("nonce", value);
      },
    });
    add(link("/a.css", 'nonce="theirs"') + link("/b.css"), { nonce: "own" });
    expect([...document.querySelectorAll("link")].map((one) => one.getAttribute("nonce"))).toEqual([
      null,
      "own",
      null,
    ]);
    Reflect.deleteProperty(HTMLLinkElement.prototype, "nonce");
  });
});
