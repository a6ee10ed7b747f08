// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import { onLeave } from "../../../runtime/dom/ends-in-time";
import type { FetchedPage } from "../../../runtime/platform/fetch-page";
import { deferred } from "../deferred";
import { eventually } from "../eventually";
import { turns } from "../turns";
import { pageAt, type Visiting, visiting } from "./a-visit";

const assign = vi.fn();
const reload = vi.fn();
const scrolled = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(location, "assign").mockImplementation(assign);
  vi.spyOn(location, "reload").mockImplementation(reload);
  vi.stubGlobal("scrollTo", ({ left, top }: ScrollToOptions) => scrolled(left, top));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page whose visits get this answer. */
function pageWith(answer: (url: URL) => Result<FetchedPage>, needs: Parameters<typeof visiting>[1] = {}) {
  const spies = {
    fetchPage: vi.fn(async (url: URL) => answer(url)),
    announce: vi.fn(),
    emit: vi.fn((_: string, __?: object) => true),
    reloadConfig: vi.fn(),
    onResponseHeaders: vi.fn(),
    run: vi.fn(async (_: string, __: readonly HTMLScriptElement[]) => {}),
  };
  const gate = {
    parsePage: (markup: string) => {
      const page = new DOMParser().parseFromString(markup, "text/html");
      // happy-dom does not reflect the attribute.
      for (const one of page.querySelectorAll("script"))
        Object.defineProperty(one, "nonce", { value: one.getAttribute("nonce") ?? "" });
      return page;
    },
    run: spies.run,
  };
  const texts = () => (key: string, slots: object) => `${key} ${Reflect.get(slots, "title")}`;
  const own = { ...spies, gate: async () => gate, texts, ...needs } as Parameters<typeof visiting>[1];
  return { ...spies, ...visiting(spies.fetchPage, own) };
}
/** The shop's answer with these scripts and this policy. */
const answerOf =
  (body: string, policy = "") =>
  (url: URL): Result<FetchedPage> =>
    done({
      markup: `<html lang="en"><title>New</title><main id="content"><h1>New</h1>${body}</main></html>`,
      url,
      policy,
      headers: new Headers({ "x-page": url.pathname }),
    });
const pairs = [
  ["#content", "#content"],
  ["#breadcrumbs", "#breadcrumbs"],
];

describe("a visit", () => {
  it("shows the page, and tells the shopper, the page's scripts and the platform", async () => {
    const page = pageWith(answerOf(""));
    expect(await page.engine.visit("/b", {})).toBe(true);
    expect([location.pathname, document.title, document.querySelector("h1")?.textContent]).toEqual([
      "/b",
      "New",
      "New",
    ]);
    expect(page.announce.mock.calls).toEqual([["visit.loaded New"]]);
    expect(page.onResponseHeaders.mock.calls.map(([headers]) => headers.get("x-page"))).toEqual(["/b"]);
    expect(page.reloadConfig).toHaveBeenCalledTimes(2);
    expect(page.emit.mock.calls).toEqual([
      ["wyspa:before-visit", { url: "https://shop.test/b", sections: pairs }],
      ["wyspa:visit", { url: "https://shop.test/b", sections: pairs }],
    ]);
    expect([page.told, assign.mock.calls]).toEqual([[], []]);
  });

  it("of a listing also tells the number of products", async () => {
    const page = pageWith(answerOf('<b class="search_name__total"> 12 products </b>'));
    await page.engine.visit("/b", {});
    expect(page.announce.mock.calls).toEqual([["visit.loaded New, 12 products"]]);
  });

  const paged = (...items: string[]) => `<ul class="pagination">${items.join("")}</ul>`;
  const [one, two] = ["<li>1</li>", '<li class="--active"><b>2</b></li>'];
  const next = '<li class="--next"><a aria-label="Następna strona">›</a></li>';
  it.each([
    ["the number of its page, and of all", paged(one, two, "<li>3</li>", next), ", visit.page 2 3"],
    ["the last page", paged('<li class="--prev">‹</li>', one, two), ", visit.page 2 2"],
    [
      "its page alone where the last one is not shown",
      paged(one, two, "<li>…</li>", next),
      ", visit.page-alone 2",
    ],
    ["no number without other pages", paged(two), ""],
    ["no number where none is marked", paged(one, one), ""],
  ])("of a listing tells %s", async (_name, markup, told) => {
    const page = pageWith(answerOf(markup), {
      texts: () => (key: string, slots: Record<string, string>) =>
        [key, slots.title, slots.page, slots.pages].filter(Boolean).join(" "),
    } as never);
    await page.engine.visit("/b", {});
    expect(page.announce.mock.calls).toEqual([[`visit.loaded New${told}`]]);
  });

  it("asks for the parts that it names", async () => {
    const page = pageWith(answerOf(""));
    await page.engine.visit("/b", { render: ["content"] });
    expect(page.fetchPage.mock.calls[0]?.[0].search).toBe("?set_render=content");
    expect(location.search).toBe("");
  });

  it("does not start when a page's script prevents it, or its address is refused", async () => {
    const prevented = pageWith(answerOf(""), { emit: () => false });
    expect(await prevented.engine.visit("/b", {})).toBe(false);
    const refused = pageWith(answerOf(""));
    expect(await refused.engine.visit("javascript:x", {})).toBe(false);
    expect([prevented.fetchPage.mock.calls, refused.fetchPage.mock.calls]).toEqual([[], []]);
    expect([prevented.told, refused.told]).toEqual([[], ["address"]]);
  });

  it("tells overlays that the page is left, and not when a part of the same page is read again", async () => {
    const left = vi.fn();
    const { signal } = new AbortController();
    onLeave(left, signal);
    const page = pageWith(answerOf(""));
    await page.engine.visit("/list", {});
    expect(left).not.toHaveBeenCalled();
    await page.engine.visit("/b", {});
    expect(left).toHaveBeenCalledOnce();
  });

  it("to the page that is being visited shares that visit", async () => {
    const page = pageWith(answerOf(""));
    const both = [page.engine.visit("/b", {}), page.engine.visit("/b", {})];
    expect([await Promise.all(both), page.fetchPage.mock.calls.length]).toEqual([[true, true], 1]);
    await page.engine.visit("/b", {});
    expect(page.fetchPage).toHaveBeenCalledTimes(2);
  });

  it("that a newer one supersedes shows nothing", async () => {
    const page = pageWith(answerOf(""));
    const both = [page.engine.visit("/b", {}), page.engine.visit("/c", {})];
    expect([await Promise.all(both), location.pathname]).toEqual([[false, true], "/c"]);
    expect(page.announce).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["a status", fault("status", { status: 500 }), ["status"]],
    ["no network, of which no report can be sent", fault("network"), []],
  ])("that fails by %s is left to the browser", async (_, answer, told) => {
    const page = pageWith(() => answer);
    expect(await page.engine.visit("/b", {})).toBe(false);
    expect([`${assign.mock.calls[0]?.[0]}`, page.told]).toEqual(["https://shop.test/b", told]);
    expect([page.announce.mock.calls, page.run.mock.calls]).toEqual([[], []]);
  });

  it("of sections that the new page lacks is left to the browser", async () => {
    const page = pageWith(answerOf(""));
    document.body.innerHTML += '<p id="extra"></p>';
    expect(await page.engine.visit("/b", { sections: ["#extra"] })).toBe(false);
    expect([page.told, assign.mock.calls.length]).toEqual([["sections"], 1]);
  });
});

describe("a visit on its way", () => {
  const content = () => document.querySelector("#content") as HTMLElement;
  const isBusy = () => [content().classList.contains("load-content"), content().getAttribute("aria-busy")];
  /** A page whose next visit waits for its answer. */
  const slow = () => {
    let give = (_: Result<FetchedPage>) => {};
    const asked: AbortSignal[] = [];
    const fetchPage = (_: URL, { signal }: { signal: AbortSignal }) => {
      asked.push(signal);
      return new Promise<Result<FetchedPage>>((resolve) => (give = resolve));
    };
    const page = visiting(fetchPage as never);
    return { ...page, asked, give: (answer: Result<FetchedPage>) => give(answer) };
  };
  const later = () => vi.advanceTimersByTimeAsync(100);
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("marks its sections as busy, until the page is shown", async () => {
    const page = slow();
    const visit = page.engine.visit("/b", {});
    await later();
    expect(isBusy()).toEqual([true, "true"]);
    page.give(pageAt(new URL("https://shop.test/b")));
    expect([await visit, isBusy()]).toEqual([true, [false, null]]);
  });

  it.each<[string, (page: ReturnType<typeof slow>) => unknown]>([
    ["the browser leaves the page", () => dispatchEvent(new Event("pagehide"))],
    ["the browser follows another link", ({ engine }) => engine.stop()],
  ])("ends when %s: its request is aborted, and the page is as before", async (_, end) => {
    const page = slow();
    const visit = page.engine.visit("/b", {});
    await later();
    end(page);
    expect([page.asked.map(({ aborted }) => aborted), isBusy()]).toEqual([[true], [false, null]]);
    page.give(pageAt(new URL("https://shop.test/b")));
    expect([await visit, location.pathname, assign.mock.calls, page.told]).toEqual([false, "/list", [], []]);
  });

  it("that fails leaves no section busy", async () => {
    const page = slow();
    const visit = page.engine.visit("/b", {});
    await later();
    page.give(fault("status", { status: 500 }));
    expect([await visit, isBusy(), page.told]).toEqual([false, [false, null], ["status"]]);
  });

  it("to the same address with other sections is another visit", async () => {
    const page = pageWith((url) => pageAt(url));
    const both = [page.engine.visit("/b", {}), page.engine.visit("/b", { sections: ["main"] })];
    expect([await Promise.all(both), page.fetchPage.mock.calls.length]).toEqual([[false, true], 2]);
  });

  it("drops the page that was fetched ahead when the browser leaves", async () => {
    const page = slow();
    const link = Object.assign(document.createElement("a"), { href: "https://shop.test/b" });
    link.setAttribute("data-visit-card", "");
    page.engine.press(link);
    page.engine.stop();
    expect(page.asked.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe("the usual sections of a visit", () => {
  const withBreadcrumbs = () => {
    const page = pageWith(answerOf(""));
    document.body.insertAdjacentHTML("beforeend", '<p id="breadcrumbs"></p>');
    return page;
  };

  it("may lack the breadcrumbs", async () =>
    expect(await withBreadcrumbs().engine.visit("/b", {})).toBe(true));

  it("may not lack them where the visit names them", async () => {
    const page = withBreadcrumbs();
    expect(await page.engine.visit("/b", { sections: ["#content", "#breadcrumbs"] })).toBe(false);
    expect(page.told).toEqual(["sections"]);
  });
});

describe("the scripts of a visited page", () => {
  const script = (nonce: string) => `<script class="ajaxLoad"${nonce && ` nonce="${nonce}"`}></script>`;
  const runOf = async (body: string, policy: string, nonce: string) => {
    const page = pageWith(answerOf(body, policy), { script: { nonce, tag: null } } as never);
    await page.engine.visit("/b", {});
    const scripts = page.run.mock.calls.flatMap(([, all]) => all);
    return [scripts.map((one) => one.getAttribute("nonce")), page.told];
  };

  it("all run on a page without nonces", async () =>
    expect(await runOf(script("") + script("x"), "", "")).toEqual([[null, "x"], []]));

  it("run with this page's nonce, when they have the nonce of their own page's policy", async () =>
    expect(await runOf(script("theirs"), "script-src 'nonce-theirs'", "own")).toEqual([["own"], []]));

  it.each([
    ["", "script-src 'nonce-theirs'"],
    ["guess", "script-src 'nonce-theirs'"],
    ["", ""],
  ])("with the nonce %j under the policy %j were injected, and do not run", async (nonce, policy) =>
    expect(await runOf(script(nonce), policy, "own")).toEqual([[], ["script"]]),
  );

  it("with any nonce run when their page has no policy", async () =>
    expect(await runOf(script("x"), "", "own")).toEqual([["x"], []]));

  it("are removed when they have run", async () => {
    const page = pageWith(answerOf(script("")));
    page.run.mockImplementation(async () => {
      document.body.insertAdjacentHTML(
        "beforeend",
        '<script class="ajaxLoad"></script><script class="own"></script>',
      );
    });
    await page.engine.visit("/b", {});
    expect([...document.querySelectorAll("body > script")].map(({ className }) => className)).toEqual([
      "own",
    ]);
  });

  /** A page with two scripts is shown, and its first script takes long. */
  const withSlowScript = async () => {
    const page = pageWith((url) =>
      (url.pathname === "/b" ? answerOf(script("1") + script("2")) : pageAt)(url),
    );
    const work = deferred();
    page.run.mockImplementationOnce(() => work.promise);
    const visit = page.engine.visit("/b", {});
    await eventually(() => expect(page.run).toHaveBeenCalledOnce());
    const end = async () => {
      work.resolve();
      return visit;
    };
    return { ...page, end, ran: () => page.run.mock.calls.map(([, [one]]) => one?.getAttribute("nonce")) };
  };
  const shown = (emit: ReturnType<typeof pageWith>["emit"]) =>
    emit.mock.calls
      .filter(([name]) => name === "wyspa:visit")
      .map((call) => Reflect.get(call[1] ?? {}, "url"));

  it("end with the current one when a later visit is shown, which alone is told to the page's scripts", async () => {
    const page = await withSlowScript();
    await page.engine.visit("/c", {});
    page.reloadConfig.mockClear();
    expect(await page.end()).toBe(true);
    expect(page.ran()).toEqual(["1"]);
    expect([page.reloadConfig.mock.calls, shown(page.emit)]).toEqual([[], ["https://shop.test/c"]]);
    // The shopper has seen both pages.
    expect(page.onResponseHeaders).toHaveBeenCalledTimes(2);
  });

  it("all run when the shopper jumps on the page meanwhile, whose own address is told then", async () => {
    const page = await withSlowScript();
    const { state } = history;
    Reflect.get(window, "happyDOM").setURL("https://shop.test/b#place");
    dispatchEvent(new Event("hashchange"));
    page.engine.popped({ wyspa: { ...state.wyspa } }, [0, 0]);
    await page.end();
    expect([page.ran(), shown(page.emit)]).toEqual([["1", "2"], ["https://shop.test/b"]]);
  });
});

describe("Back and Forward", () => {
  /** The shopper goes to an address of the history. */
  const pop = async ({ engine }: Visiting, path: string, state: unknown) => {
    Reflect.get(window, "happyDOM").setURL(`https://shop.test${path}`);
    history.replaceState(state, "");
    engine.popped(state, [0, 40]);
    await turns();
  };
  const visited = async () => {
    const page = pageWith((url) => pageAt(url));
    await page.engine.visit("/b", {});
    const b = history.state;
    page.fetchPage.mockClear();
    return { ...page, b };
  };

  it("are the page's own business on entries of other scripts with the page's address", async () => {
    const page = pageWith((url) => pageAt(url));
    await pop(page, "/list#place", { theirs: 1 });
    const after = await visited();
    for (const state of [{}, { theirs: 1 }, "a text", 7, [1]]) await pop(after, "/b#place", state);
    expect([page.fetchPage.mock.calls, after.fetchPage.mock.calls, reload.mock.calls]).toEqual([[], [], []]);
  });

  it.each([null, {}, { theirs: 1 }, "a text", 7, { wyspa: "theirs" }])(
    "to another address with the state %j load its page, before the first visit and after one",
    async (state) => {
      const page = pageWith((url) => pageAt(url));
      await pop(page, "/older", state);
      expect(reload).toHaveBeenCalledTimes(1);
      const after = await visited();
      await pop(after, "/older", state);
      expect([reload.mock.calls.length, after.fetchPage.mock.calls.length]).toEqual([2, 0]);
    },
  );

  it("to an entry with our state and another address load its page: a script has copied the state", async () => {
    const page = await visited();
    await pop(page, "/copied", { ...page.b, theirs: 1 });
    expect(page.fetchPage.mock.calls.map(([url]) => url.pathname)).toEqual(["/copied"]);
    const unvisited = pageWith((url) => pageAt(url));
    await pop(unvisited, "/b", page.b);
    expect([reload.mock.calls.length, unvisited.fetchPage.mock.calls.length]).toEqual([1, 0]);
  });

  describe("where the browser tells its entries apart", () => {
    let key = "1";
    const navigation = Object.assign(new EventTarget(), { entries: () => [] });
    const isNow = (now: string, type?: string) => {
      key = now;
      if (type)
        navigation.dispatchEvent(Object.assign(new Event("currententrychange"), { navigationType: type }));
    };
    beforeEach(() => {
      key = "1";
      Object.defineProperty(navigation, "currentEntry", { get: () => ({ key }), configurable: true });
      Reflect.set(window, "navigation", navigation);
    });
    afterEach(() => void Reflect.deleteProperty(window, "navigation"));

    it("leave entries alone that other scripts have added over the page, whatever their address", async () => {
      const page = await visited();
      isNow("2", "push");
      isNow("3", "push");
      isNow("2", "traverse");
      await pop(page, "/b?filter=1", { theirs: 1 });
      await pop(page, "/other", {});
      expect([reload.mock.calls, page.fetchPage.mock.calls]).toEqual([[], []]);
    });

    it("load the page of such an entry when another page is shown, and of one that was only changed", async () => {
      const page = await visited();
      isNow("2", "push");
      isNow("3");
      await page.engine.visit("/c", {});
      isNow("2", "traverse");
      isNow("2", "replace"); // by a script that hears of Back before the page is shown
      await pop(page, "/b?filter=1", { theirs: 1 });
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  it("to a hash of this page scroll to it", async () => {
    const page = await visited();
    const scroll = vi.spyOn(document.querySelector("h1") as Element, "scrollIntoView").mockReturnValue();
    (document.querySelector("h1") as Element).id = "top";
    await pop(page, "/b#top", null);
    expect([scroll.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });

  it("to another visit fetch and show its page, and scroll to where the shopper left it", async () => {
    const page = await visited();
    vi.stubGlobal("scrollY", 70);
    await page.engine.visit("/c", {});
    page.fetchPage.mockClear();
    await pop(page, "/b", page.b);
    expect(page.fetchPage.mock.calls.map(([url]) => url.pathname)).toEqual(["/b"]);
    expect(document.querySelector("h1")?.textContent).toBe("/b");
    expect(scrolled).toHaveBeenLastCalledWith(0, 70);
  });

  it.each([
    ["Back", true, 0],
    ["Back without a gesture", false, 1],
  ])("show no second transition on top of the browser's own: %s", async (_name, isAnimated, count) => {
    const page = await visited();
    await page.engine.visit("/c", {});
    const startViewTransition = vi.fn((change: () => void) => {
      change();
      return { ready: Promise.resolve(), finished: Promise.resolve(), skipTransition: vi.fn() };
    });
    Object.assign(document, { startViewTransition });
    Reflect.get(window, "happyDOM").setURL("https://shop.test/b");
    page.engine.popped(page.b, [0, 40], isAnimated);
    await turns();
    Reflect.deleteProperty(document, "startViewTransition");
    expect([startViewTransition.mock.calls.length, document.querySelector("h1")?.textContent]).toEqual([
      count,
      "/b",
    ]);
  });

  it.each([
    ["at once", 0, 2],
    ["after more than two frames, and not again on this page", 60, 1],
  ])("fade when the browser begins %s", async (_name, afterMs, count) => {
    const page = await visited();
    const startViewTransition = vi.fn((change: () => void) => {
      if (afterMs) setTimeout(change, afterMs);
      else change();
      return { ready: Promise.resolve(), finished: Promise.resolve(), skipTransition: vi.fn() };
    });
    Object.assign(document, { startViewTransition });
    await page.engine.visit("/c", {});
    await page.engine.visit("/d", {});
    Reflect.deleteProperty(document, "startViewTransition");
    expect([startViewTransition.mock.calls.length, document.querySelector("h1")?.textContent]).toEqual([
      count,
      "/d",
    ]);
  });

  it("to a page without breadcrumbs show it, too", async () => {
    const page = await visited();
    document.body.insertAdjacentHTML("beforeend", '<p id="breadcrumbs"></p>');
    await page.engine.visit("/c", {});
    await pop(page, "/b", page.b);
    expect([document.querySelector("h1")?.textContent, page.told]).toEqual(["/b", []]);
  });

  it("remember where the shopper was on the page that they leave", async () => {
    const page = await visited();
    await page.engine.visit("/c", {});
    const c = history.state;
    await pop(page, "/b", page.b);
    scrolled.mockClear();
    await pop(page, "/c", c);
    expect(scrolled.mock.calls).toEqual([[0, 40]]);
  });

  it("before the first visit, to an entry that shows the same sections, only scroll", async () => {
    const page = pageWith((url) => pageAt(url));
    await pop(page, "/list", { wyspa: { id: "old", sections: [], scroll: [0, 9] } });
    expect([page.fetchPage.mock.calls, scrolled.mock.calls]).toEqual([[], [[0, 9]]]);
  });

  it("end a visit that is on its way", async () => {
    const page = await visited();
    await page.engine.visit("/c", {});
    const visit = page.engine.visit("/d", {});
    await pop(page, "/b", page.b);
    expect([await visit, document.querySelector("h1")?.textContent]).toEqual([false, "/b"]);
  });

  const jump = (path: string) => {
    Reflect.get(window, "happyDOM").setURL(`https://shop.test${path}`);
    dispatchEvent(new Event("hashchange"));
  };

  it.each<[string, () => unknown]>([
    ["", () => jump("/list#place")],
    [
      " that the page had before the first visit's link was pressed",
      () => history.pushState(null, "", "#place"),
    ],
  ])("from a place on the first page%s end a visit that is on its way", async (_, leave) => {
    const page = pageWith((url) => pageAt(url));
    leave();
    const visit = page.engine.visit("/b", {});
    await pop(page, "/list", null);
    expect([await visit, location.pathname, assign.mock.calls]).toEqual([false, "/list", []]);
  });

  it("from a place on a visited page to its entry without a state end a visit that is on its way", async () => {
    const page = await visited();
    jump("/b#one");
    jump("/b#two");
    const visit = page.engine.visit("/c", {});
    await pop(page, "/b#one", null);
    expect([await visit, location.pathname]).toEqual([false, "/b"]);
  });

  it("from an overlay's entry of another script leave a visit on its way", async () => {
    const page = pageWith((url) => pageAt(url));
    const visit = page.engine.visit("/b", {});
    await pop(page, "/list", { theirs: 1 });
    expect([await visit, location.pathname]).toEqual([true, "/b"]);
  });

  it("right after one another end the first visit: the page stays the one of its address", async () => {
    const page = await visited();
    await page.engine.visit("/c", {});
    const c = history.state;
    const answer = deferred<Result<FetchedPage>>();
    page.fetchPage.mockImplementationOnce(() => answer.promise);
    await pop(page, "/b", page.b);
    await pop(page, "/c", c);
    answer.resolve(pageAt(new URL("https://shop.test/b")));
    await turns();
    expect([location.pathname, document.querySelector("h1")?.textContent]).toEqual(["/c", "/c"]);
  });

  it("from a place on the page return to where the shopper was when they jumped", async () => {
    const page = await visited();
    vi.stubGlobal("scrollY", 55);
    page.engine.stay();
    Reflect.get(window, "happyDOM").setURL("https://shop.test/b#place");
    dispatchEvent(new Event("hashchange"));
    scrolled.mockClear();
    await pop(page, "/b", page.b);
    expect(scrolled.mock.calls).toEqual([[0, 55]]);
  });

  it("to an overlay's entry leave the page where it is, also after a jump on an earlier page", async () => {
    const page = await visited();
    Reflect.get(window, "happyDOM").setURL("https://shop.test/b#place");
    dispatchEvent(new Event("hashchange"));
    await page.engine.visit("/c", {});
    scrolled.mockClear();
    await pop(page, "/c", history.state);
    expect(scrolled.mock.calls).toEqual([]);
  });

  it("after a jump and its way back leave the page where it is again", async () => {
    const page = await visited();
    Reflect.get(window, "happyDOM").setURL("https://shop.test/b#place");
    dispatchEvent(new Event("hashchange"));
    await pop(page, "/b", page.b);
    scrolled.mockClear();
    await pop(page, "/b", page.b);
    expect(scrolled.mock.calls).toEqual([]);
  });

  it("to an overlay's entry of the same visit leave the page where it is", async () => {
    const page = await visited();
    scrolled.mockClear();
    await pop(page, "/b", page.b);
    expect([page.fetchPage.mock.calls, scrolled.mock.calls]).toEqual([[], []]);
  });

  it("from a hash to the page of the same visit scroll to where the shopper left it", async () => {
    const page = await visited();
    Reflect.get(window, "happyDOM").setURL("https://shop.test/b#place");
    dispatchEvent(new Event("hashchange"));
    await pop(page, "/b", { wyspa: { ...page.b.wyspa, scroll: [0, 30] } });
    expect([page.fetchPage.mock.calls, scrolled.mock.calls]).toEqual([[], [[0, 30]]]);
  });
});

describe("a pressed link", () => {
  const link = (path: string) => {
    const own = document.createElement("a");
    own.setAttribute("data-visit-card", "");
    own.href = `https://shop.test${path}`;
    own.setAttribute("data-visit", "");
    own.setAttribute("data-visit-render", "content,paging");
    document.body.append(own);
    return own;
  };

  it("is fetched with its parts, unless it is being visited", async () => {
    const page = pageWith((url) => pageAt(url));
    page.engine.press(link("/b"));
    await turns();
    expect(page.fetchPage.mock.calls.map(([url]) => url.search)).toEqual(["?set_render=content%2Cpaging"]);
    const visit = page.engine.visit("/c", {});
    page.fetchPage.mockClear();
    page.engine.press(link("/c"));
    await visit;
    expect(page.fetchPage.mock.calls.map(([url]) => url.search)).toEqual([""]);
  });
});
