/**
 * Pages where other scripts changed globals (bars R46, S15). Either everything works: the header is filled, search
 * suggests, and requests are byte-identical. Or the runtime switches itself off: the server's HTML, one report, no
 * queued events.
 */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { asShopper, filled, header } from "../mini-basket/shop";
import { sample } from "../sample";
import { parts } from "../search-panel/field";
import { bench, quietFor, type Visit } from "../support";
import { PATH, put } from "./pages";

const b = bench();

/** Opens a cached page, whose header is empty until our script fills it. */
const visited = (code: () => unknown, path = "/?cached=1"): Promise<Visit> => {
  filled(b, 3);
  return b.visit({
    path,
    bare: true,
    context: asShopper(b),
    before: (page) => {
      page.setDefaultTimeout(20_000);
      return page.addInitScript(code);
    },
  });
};

const bodiesTo = (endpoint: string, what: string) =>
  b.shop.requests.filter(
    (request) => request.endpoint === endpoint && `${request.body}${request.path}`.includes(what),
  );

/** The smoke test: the header shows the basket, the panel opens, a change is sent, search suggests. */
async function works(visit: Visit): Promise<void> {
  const { page } = visit;
  const { badge, link, rows, host } = header(page);
  await expect.poll(() => badge.textContent()).toBe("3");
  await link.hover();
  await rows.nth(2).waitFor();
  await host.locator(".top_basket__step.--more").first().click();
  await expect.poll(() => badge.textContent()).toBe("4");
  await page.mouse.move(5, 700);
  const { input, options } = parts(b, visit);
  await input.click();
  await page.keyboard.insertText("kurtka"); // a pause between keys would request half of it
  await options.first().waitFor();
}

/** The requests, compared with those of an unchanged page. */
const sent = () =>
  b.shop.requests
    .filter(({ endpoint }) => endpoint !== "errorlog")
    .map(({ endpoint, method, path, query, headers, body }) => ({
      endpoint,
      method,
      path,
      query,
      type: headers["content-type"],
      body,
    }));

describe("altered but usable globals", () => {
  const bent: Readonly<Record<string, () => unknown>> = {
    "nothing at all (the control)": () => {},
    "toJSON on Array, Object, String and Number (Prototype.js 1.6)": () => {
      for (const { prototype } of [Array, Object, String, Number] as { prototype: object }[])
        Reflect.set(prototype, "toJSON", () => '"bent"');
    },
    "toJSON on Array alone, enumerable": () => {
      Reflect.set(Array.prototype, "toJSON", function (this: unknown[]) {
        return `[${this.join(", ")}]`;
      });
    },
    "enumerable additions to Object.prototype and Array.prototype": () => {
      for (const name of ["each", "extend", "clone", "first", "last", "inspect", "toQueryString"]) {
        Reflect.set(Object.prototype, name, () => "bent");
        Reflect.set(Array.prototype, name, () => "bent");
      }
      Reflect.set(Object.prototype, "data", { bent: true });
    },
    "a frozen Object.prototype and Array.prototype": () => {
      Object.freeze(Object.prototype);
      Object.freeze(Array.prototype);
      Object.freeze(Function.prototype);
    },
    "Element.prototype.remove that returns the element and hides it (Prototype.js)": () => {
      Element.prototype.remove = function (this: Element) {
        if (!this.parentNode) throw new Error("no parent");
        this.parentNode.removeChild(this);
        return this;
      } as () => void;
    },
    "Array.from that knows no iterators, and lists without entries() (Prototype.js)": () => {
      Array.from = ((list: ArrayLike<unknown>) =>
        Array.prototype.slice.call(list ?? [])) as typeof Array.from;
      Reflect.deleteProperty(Array.prototype, "entries");
      Element.prototype.scrollTo = function (this: Element) {
        window.scrollTo(0, this.getBoundingClientRect().top);
      };
    },
    "Event and Request of its own, and an Array.from that makes a list of one (MooTools)": () => {
      Array.from = ((item: unknown) => (Array.isArray(item) ? item : [item])) as typeof Array.from;
      Reflect.set(window, "Event", function Event(this: object, event: Event) {
        Object.assign(this, { type: event.type.toLowerCase(), target: event.target });
      });
      Reflect.set(window, "Request", function Request(this: object, options: object) {
        Object.assign(this, { options, headers: {} });
      });
    },
    "fetch that gives clones without ok": () => {
      const { fetch } = window;
      window.fetch = async (...args) => {
        const { status, headers, url, ...rest } = await fetch(...args).then(async (answer) => {
          const text = await answer.text();
          const { status, headers, url } = answer;
          return { status, headers, url, text: async () => text, json: async () => JSON.parse(text) };
        });
        return { status, headers, url, ...rest } as unknown as Response;
      };
    },
    "history.pushState and replaceState wrapped": () => {
      for (const name of ["pushState", "replaceState"] as const) {
        const real = history[name];
        history[name] = function (this: History, ...args) {
          dispatchEvent(new Event("locationchange"));
          return real.apply(this, args);
        };
      }
    },
    "no console": () => Object.defineProperty(window, "console", { value: undefined }),
    "a console without warn": () => Object.defineProperty(window, "console", { value: { log() {} } }),
    "requestAnimationFrame that throws": () => {
      window.requestAnimationFrame = () => {
        throw new Error("no frames");
      };
    },
    "neither MessageChannel nor scheduler": () => {
      Reflect.deleteProperty(window, "MessageChannel");
      Object.defineProperty(window, "scheduler", { value: undefined });
    },
    "setTimeout patched, as Zone.js does it": () => {
      const real = window.setTimeout;
      class Task {
        readonly id: number;
        constructor(run: () => void, ms?: number) {
          this.id = real(run, ms);
        }
        valueOf() {
          return this.id;
        }
      }
      const { clearTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, ms?: number) => new Task(run, ms),
        clearTimeout: (task?: Task) => clearTimeout(task?.id ?? 0),
      });
    },
    "NodeList.prototype.forEach and Array.prototype.at gone": () => {
      Reflect.deleteProperty(NodeList.prototype, "forEach");
      Reflect.deleteProperty(Array.prototype, "at");
      Reflect.deleteProperty(Array.prototype, "findLast");
    },
    "window.name, status and event shadowed, $ and _ taken": () => {
      Object.assign(window, {
        name: "page",
        status: "x",
        $: () => null,
        _: null,
        React: {},
        process: undefined,
      });
      Object.assign(window, {
        define: Object.assign(() => {}, { amd: {} }),
        module: {},
        exports: {},
        require: null,
      });
    },
    "crypto.randomUUID, structuredClone and queueMicrotask replaced by odd ones": () => {
      Reflect.set(crypto, "randomUUID", () => "");
      Reflect.set(window, "structuredClone", (value: unknown) => value);
      Reflect.set(window, "queueMicrotask", (run: () => void) => setTimeout(run));
    },
  };

  let expected: ReturnType<typeof sent> = [];
  for (const [what, code] of sample(Object.entries(bent), 6))
    test(`with ${what} the header is filled, the basket changes and search suggests`, async () => {
      const visit = await visited(code);
      await works(visit);
      expect(visit.errors.map(String)).toEqual([]);
      expect(b.shop.errorReports.map(({ stack }) => stack.split("\n")[0])).toEqual([]);
      // The requests are byte-identical to those of an unchanged page.
      const requests = sent().filter(({ endpoint }) => !/login/.test(endpoint));
      if (!expected.length) expected = requests;
      expect(new Set(requests.map((request) => JSON.stringify(request)))).toEqual(
        new Set(expected.map((request) => JSON.stringify(request))),
      );
      expect(bodiesTo("graphql", "bent")).toEqual([]);
    });
});

/** Elements whose names hide globals or properties of the document. */
describe("globals clobbered by elements", () => {
  for (const [what, markup] of sample(
    Object.entries({
      "<img name=currentScript>": '<img name="currentScript" src="//evil.invalid/x.js" alt="">',
      "two <img name=currentScript>":
        '<img name="currentScript" src="//evil.invalid/wyspa.js" alt=""><img name="currentScript" alt="">',
      "<a id=app_shop>": '<a id="app_shop" href="//evil.invalid/"></a>',
      "<form id=wyspa-config>":
        '<form id="wyspa-config"><input name="graphqlUrl" value="//evil.invalid/graphql"></form>',
      "a <div id=wyspa-config> with JSON in it":
        '<div id="wyspa-config" hidden>{"graphqlUrl":"//evil.invalid/graphql"}</div>',
      "<form name=body>, head and documentElement":
        '<form name="body"></form><form name="head"></form><img name="documentElement" alt=""><form name="activeElement"></form>',
      "elements named wyspa, fetch, navigator and dataLayer":
        '<a id="wyspa"></a><a id="fetch"></a><a id="dataLayer"></a><form id="scheduler"><input name="yield"></form>',
      "<form name=baseURI>, cookie and readyState":
        '<img name="baseURI" alt=""><img name="readyState" alt=""><img name="visibilityState" alt="">',
    }),
    2,
  ))
    test(`${what} changes nothing`, async () => {
      const evil: string[] = [];
      filled(b, 3);
      put(b.shop, `${markup}<p>Strona</p>`, { placement: "end" });
      const visit = await b.visit({
        path: PATH,
        bare: true,
        context: asShopper(b),
        before: async (page) =>
          page.on("request", (request) => {
            if (request.url().includes("evil.invalid") && request.resourceType() !== "image")
              evil.push(request.url());
          }),
      });
      await works(visit);
      expect(evil).toEqual([]);
      expect(visit.errors.map(String)).toEqual([]);
      expect(b.shop.errorReports).toEqual([]);
    });
});

describe("broken language features", () => {
  const broken: Readonly<Record<string, () => unknown>> = {
    "Function.prototype.bind that forgets arguments": () => {
      Function.prototype.bind = function (this: (...args: unknown[]) => unknown, self: unknown) {
        return (...args: unknown[]) => this.apply(self, args);
      } as typeof Function.prototype.bind;
    },
    "Map that forgets object keys": () => {
      class Forgetful extends Map<unknown, unknown> {
        constructor(entries?: Iterable<[unknown, unknown]>) {
          super();
          for (const [key, value] of entries ?? []) this.set(key, value);
        }
        override set(key: unknown, value: unknown) {
          return typeof key === "object" ? this : super.set(key, value);
        }
      }
      Reflect.set(window, "Map", Forgetful);
    },
    "Promise whose executor never runs": () => {
      const Odd = Object.assign(function Odd() {}, { resolve: () => ({}) });
      Reflect.set(window, "Promise", Odd);
    },
    "Promise without race and finally": () => {
      const Real = Promise;
      const odd = (run: ConstructorParameters<typeof Promise>[0]) => {
        const real = new Real(run);
        const thenable = { catch: real.catch.bind(real) };
        Reflect.set(thenable, "then", real.then.bind(real));
        return thenable;
      };
      Reflect.set(
        window,
        "Promise",
        Object.assign(
          function Odd(run: never) {
            return odd(run);
          },
          { resolve: (value: unknown) => odd((done) => done(value)) },
        ),
      );
    },
    "JSON that writes no quotes": () => {
      JSON.stringify = String as typeof JSON.stringify;
    },
  };

  const html = (page: Page) =>
    page.evaluate(() =>
      ["menu_basket", "menu_search"].map((id) =>
        document.getElementById(id)?.outerHTML.replace(/ data-island-status="\w+"/, ""),
      ),
    );

  for (const [what, code] of sample(Object.entries(broken), 2))
    test(`with a ${what} the script stays off: the server's HTML, one report, no click held`, async () => {
      const off = await visited(() => {}, "/?wyspa=off");
      const servers = await html(off.page);
      const visit = await visited(code, "/");
      const { page } = visit;
      await expect.poll(() => b.shop.errorReports.length).toBe(1);
      await page.locator(".menu_search__input").click();
      await header(page).link.hover();
      await quietFor(page, 600);
      expect(await html(page)).toEqual(servers);
      expect(await page.locator("[data-island-root]").count()).toBe(0);
      const stands = await page.evaluate(() =>
        Array.prototype.map.call(document.querySelectorAll("[data-island-status]"), (host: Element) =>
          host.getAttribute("data-island-status"),
        ),
      );
      expect(stands).not.toContain("ready");
      expect(stands).not.toContain("loading");
      expect(b.shop.errorReports).toHaveLength(1);
      expect(b.shop.errorReports[0]?.stack).toContain("stays off");
      expect(visit.errors.map(String)).toEqual([]);
      // No event is queued: the theme's own listener gets it at once, and the form navigates.
      expect(
        await page.evaluate(() => {
          let heard = 0;
          const host = document.getElementById("menu_search") as HTMLElement;
          host.addEventListener("click", () => heard++);
          host.appendChild(document.createElement("button")).type = "button";
          (host.lastElementChild as HTMLElement).click();
          return heard;
        }),
      ).toBe(1);
      await page.locator(".menu_search__input").fill("kurtka");
      await page.locator(".menu_search__input").press("Enter");
      await page.waitForURL(/search\.php\?text=kurtka/);
      // The next page has the same fault and reports it once; the test waits, so that the report is not counted in
      // another test.
      await expect.poll(() => b.shop.errorReports.length).toBe(2);
    });
});
