// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { App } from "../../../runtime/contracts/app";
import { speculateOnIntent } from "../../../runtime/visit/speculate-on-intent";
import { speculate } from "../../../runtime/visit/speculation";
import { watchLinks } from "../../../runtime/visit/watch-links";
import { turns } from "../turns";

beforeEach(() => vi.stubGlobal("requestIdleCallback", (task: () => void) => task()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, "app_shop");
  Reflect.deleteProperty(HTMLScriptElement, "supports");
  document.body.replaceChildren();
});

interface Given {
  readonly type?: string;
  readonly orderProcess?: boolean;
  readonly nonce?: string;
  readonly ahead?: "prerender" | "none";
  readonly isOurs?: boolean;
  readonly load?: () => Promise<unknown>;
}
function appOf({
  type = "search",
  orderProcess = false,
  nonce = "n",
  ahead,
  isOurs = true,
  load,
}: Given = {}) {
  const element = document.createElement("script");
  document.body.append(element);
  const addRules = vi.fn((_: string) => element);
  const loader = { load: vi.fn(load ?? (async () => ({ speculate: async () => {} }))) };
  const state = { shop: { visits: { ahead } }, page: { type, orderProcess } };
  const boot = {
    store: { getState: () => state },
    script: { nonce },
    loader,
    runner: { isOurs: () => isOurs },
  };
  const app = { boot, openGate: async () => ({ gate: { addRules } }) } as unknown as App;
  return { app, addRules, element, loader };
}

describe("the rules for loading ahead", () => {
  const rulesOf = async (given: Given = {}) => {
    const { app, addRules } = appOf(given);
    await speculate(app);
    return addRules.mock.calls.map(([rules]) => JSON.parse(rules));
  };
  const CARD = '<a class="product__name" href="/produkt/nazwa-1">p</a>';
  const rule = (...urls: string[]) => ({ source: "list", urls, eagerness: "moderate" });
  beforeEach(() => {
    Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
    document.body.insertAdjacentHTML(
      "beforeend",
      `<div id="links">${CARD}<a href="/koszyk/dodaj/12">k</a></div>`,
    );
  });
  const links = () => document.querySelector("#links") as Element;

  it("prefetch safe links, or prerender them where the shop says so", async () => {
    expect(await rulesOf()).toEqual([{ prefetch: [rule("/produkt/nazwa-1")] }]);
    expect(await rulesOf({ ahead: "prerender" })).toEqual([{ prerender: [rule("/produkt/nazwa-1")] }]);
  });

  it.each(["login", "signin", "client-new", "order", "order1", "place-order", "prepaid", "password-recover"])(
    "are not added on the page %s, on which the shopper may sign in",
    async (type) => expect(await rulesOf({ type })).toEqual([]),
  );

  it.each(["orders", "order12", "my-login", "place-orders"])("are added on the page %s", async (type) =>
    expect(await rulesOf({ type })).toHaveLength(1),
  );

  it("are not added while the shopper orders", async () =>
    expect(await rulesOf({ orderProcess: true })).toEqual([]));

  describe("without a nonce", () => {
    const language = () => Reflect.set(window, "app_shop", { vars: { language: "pol" } });
    const inline = (attributes = "") =>
      document.body.insertAdjacentHTML("afterbegin", `<script ${attributes}></script>`);

    it("are not added: the page's policy may forbid them", async () => {
      expect(await rulesOf({ nonce: "" })).toEqual([]);
    });

    it("are added where the shop asks for it", async () =>
      expect(await rulesOf({ nonce: "", ahead: "prerender" })).toHaveLength(1));

    it.each(['src=""', 'nonce="x"', 'type="application/json"'])(
      "are not added for a script with %s, which proves nothing",
      async (attributes) => {
        language();
        inline(attributes);
        const { app, addRules } = appOf({ nonce: "" });
        document.querySelector("script:not([src], [nonce], [type])")?.remove(); // the stand-in's own element
        await speculate(app);
        expect(addRules).not.toHaveBeenCalled();
      },
    );

    it("are added when an inline script of the platform has run", async () => {
      language();
      inline();
      expect(await rulesOf({ nonce: "" })).toHaveLength(1);
    });
  });

  const listedAfter = async (markup: string, change: () => void) => {
    const { app, addRules } = appOf();
    links().innerHTML += markup;
    await speculate(app);
    change();
    return addRules.mock.calls.map(([rules]) => JSON.parse(rules).prefetch[0].urls);
  };
  const reach = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));

  it("do not list an address that a visit loads, nor the page's own: browsers compare addresses, not links", async () => {
    const visited = '<a data-visit href="/produkt/nazwa-1">p</a><a class="product__name" href="/list">l</a>';
    const more = '<a class="product__icon" href="/produkt/nazwa-2">p</a>';
    expect(await listedAfter(visited + more, () => {})).toEqual([["/produkt/nazwa-2"]]);
  });

  it("list a link that is added later, when the pointer reaches it, and one that becomes a visit no more", async () => {
    const lists = await listedAfter("", () => {
      links().insertAdjacentHTML(
        "beforeend",
        '<a id="new" class="product__name" href="/produkt/nazwa-2">p</a>',
      );
      reach("#new");
      reach("#new");
      reach('[href="/koszyk/dodaj/12"]');
      document.querySelector("#new")?.setAttribute("data-visit", "");
      reach("#new");
    });
    expect(lists).toEqual([
      ["/produkt/nazwa-1"],
      ["/produkt/nazwa-1", "/produkt/nazwa-2"],
      ["/produkt/nazwa-1"],
    ]);
  });

  it("list the links of a page that a visit shows", async () => {
    const lists = await listedAfter("", () => {
      links().innerHTML = '<a class="product__name" href="/produkt/nazwa-9">p</a>';
      document.dispatchEvent(new Event("wyspa:visit"));
    });
    expect(lists).toEqual([["/produkt/nazwa-1"], ["/produkt/nazwa-9"]]);
  });

  it("are removed when the shopper signs in: what was loaded is a guest's", async () => {
    const { app, element } = appOf();
    await speculate(app);
    expect(element.isConnected).toBe(true);
    document.dispatchEvent(new Event("wyspa:login"));
    expect(element.isConnected).toBe(false);
  });
});

describe("the code of the rules", () => {
  const support = (answer: boolean) => Object.assign(HTMLScriptElement, { supports: () => answer });
  const touch = (type: string) => window.dispatchEvent(new Event(type));

  it.each(["pointermove", "touchstart", "keydown"])("is loaded once, at the first %s", async (sign) => {
    support(true);
    const run = vi.fn(async () => {});
    const { app, loader } = appOf({ load: async () => ({ speculate: run }) });
    speculateOnIntent(app);
    await turns();
    expect(loader.load).not.toHaveBeenCalled();
    touch(sign);
    touch(sign);
    await turns();
    expect(loader.load.mock.calls).toEqual([["speculation"]]);
    expect(run.mock.calls).toEqual([[app]]);
  });

  it.each(["pointerover", "focusin"])(
    "is not loaded at %s, which a dialog can cause by itself",
    async (sign) => {
      support(true);
      const { app, loader } = appOf();
      speculateOnIntent(app);
      touch(sign);
      expect(loader.load).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["the browser knows no such rules", false, {}],
    ["another script runs the page", true, { isOurs: false }],
    ["the shop loads nothing ahead", true, { ahead: "none" }],
  ] as const)("is not loaded when %s", async (_, isSupported, given) => {
    support(isSupported);
    const { app, loader } = appOf(given);
    speculateOnIntent(app);
    touch("keydown");
    await turns();
    expect(loader.load).not.toHaveBeenCalled();
  });

  it("is not loaded by a browser that cannot tell what it supports", () => {
    const { app, loader } = appOf();
    speculateOnIntent(app);
    touch("keydown");
    expect(loader.load).not.toHaveBeenCalled();
  });

  it("is loaded at the next sign when it could not be loaded", async () => {
    support(true);
    const { app, loader } = appOf({ load: () => Promise.reject(new Error("offline")) });
    speculateOnIntent(app);
    touch("keydown");
    await turns();
    touch("keydown");
    await turns();
    expect(loader.load).toHaveBeenCalledTimes(2);
  });
});

describe("visits are set up", () => {
  afterEach(() => history.replaceState(null, ""));
  const link = (attributes: string) => {
    const own = document.createElement("a");
    own.innerHTML = "<b>x</b>";
    if (attributes) own.setAttribute(attributes, "");
    document.body.append(own);
    return own.firstElementChild as Element;
  };
  const watch = () => {
    const follow = vi.fn();
    watchLinks(follow);
    return follow;
  };

  it("at once on a page with such a link, or after a visit", () => {
    link("data-visit");
    expect(watch()).toHaveBeenCalledTimes(1);
    document.body.replaceChildren();
    history.replaceState({ wyspa: {} }, "");
    expect(watch()).toHaveBeenCalledTimes(1);
  });

  it.each(["pointerover", "focusin"])("at the %s of a link that is added later", (type) => {
    const follow = watch();
    link("").dispatchEvent(new Event(type, { bubbles: true }));
    document.dispatchEvent(new Event(type, { bubbles: true }));
    expect(follow).not.toHaveBeenCalled();
    link("data-visit").dispatchEvent(new Event(type, { bubbles: true }));
    expect(follow).toHaveBeenCalledTimes(1);
  });
});
