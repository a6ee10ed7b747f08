/**
 * The old names on difficult pages (contract Part C, bars S8, S15, R12, R46). Beside the old bundle they are not ours.
 * Texts of the shop stay text in them, and neither elements nor changed globals replace them.
 */
import { describe, expect, test } from "vitest";
import { hostileTexts } from "../../../fixtures/catalogue/hostile";
import { renderEnvelope } from "../../../fixtures/shop";
import { shifts } from "../shifts";
import { bench, phone, quietFor, type Visit } from "../support";

const b = bench();
const globals = [
  "Modal",
  "Alertek",
  "iaiGet",
  "appModules",
  "menu_basket_cache",
  "SelectToDropdown",
  "FormValidation",
  "simple_tooltip",
  "format_price",
  "calculateSubscriptionPrice",
  "calculate_instalments",
  "errorLog",
];
interface OldNames {
  readonly Modal: new (options: object) => unknown;
  readonly SelectToDropdown: new (options: object) => unknown;
  readonly Alertek: { Error(html: string): void };
  errorLog(error: unknown): void;
}
const value = (visit: Visit, saw: string) =>
  visit.page.locator(`[data-saw="${saw}"]`).last().getAttribute("data-value");
/** The page's own script has run, and its own modal is closed. */
const ended = async ({ page }: Visit) => {
  for (const saw of ["end inside", "Modal afterClose outside"])
    await page.locator(`[data-saw="${saw}"]`).waitFor({ state: "attached" });
};

for (const bundle of ["before", "after"])
  test(`beside the old bundle (${bundle} our tag) no legacy name is defined, and its handlers run once`, async () => {
    const { page, errors } = await b.visit({ path: `/widgety?bundle=${bundle}` });
    expect(await page.evaluate(() => [Reflect.get(window, "opened"), Reflect.get(window, "ranOld")])).toEqual(
      ["old", 1],
    );
    const state = await page.evaluate((names) => {
      const { fn, vars, graphql, run } = Reflect.get(window, "app_shop");
      const its = ["Modal", "iaiGet"];
      return {
        offered: names.filter((name) => !its.includes(name) && name in window),
        fn: Object.keys(fn),
        cookie: fn.cookie.get("x"),
        graphql: Object.keys(graphql),
        vars: ["view", "isIos", "bLazy"].filter((name) => name in vars),
        run: run.length,
        classes: document.documentElement.className,
      };
    }, globals);
    expect(state).toMatchObject({
      offered: [],
      fn: ["cookie"],
      cookie: "old",
      graphql: [],
      vars: [],
      run: 1,
    });
    expect(state.classes).not.toMatch(/touch|_mobile/);
    expect(errors).toEqual([]);
  });

describe("texts of the shop stay text", () => {
  test("in Modal, Alertek, errorLog and SelectToDropdown", async () => {
    const visit = await b.visit({
      path: "/widgety",
      before: (page) =>
        page.addInitScript(() => Object.assign(window, { __xss: () => (document.title = "pwned") })),
    });
    await ended(visit);
    const { page } = visit;
    for (const text of hostileTexts) {
      await page.evaluate((hostile) => {
        const { Modal, Alertek, errorLog, SelectToDropdown } = window as unknown as OldNames;
        const select = document.createElement("select");
        select.className = "hostile";
        select.add(new Option(hostile, hostile));
        document.getElementById("widgety_lista")?.before(select);
        new SelectToDropdown({ selector: "select.hostile" });
        Alertek.Error(hostile);
        errorLog(hostile);
        new Modal({
          html: `<h2>Okno</h2><p>${hostile}</p>`,
        });
      }, text);
      await page.locator("#modal h2").waitFor({ state: "attached" });
      await page.locator(".f-dropdown.hostile").waitFor({ state: "attached" });
      expect(
        await page.evaluate(() => {
          const wrapper = document.querySelector(".f-dropdown.hostile");
          const shown = wrapper?.querySelector(".f-dropdown-button")?.textContent;
          return shown === wrapper?.querySelector("select")?.options[0]?.text;
        }),
      ).toBe(true);
      expect(await page.locator(".f-dropdown.hostile .f-dropdown-button > *").count()).toBe(0);
      await quietFor(page, 60);
      const alive = await page.evaluate(
        () =>
          [...document.querySelectorAll("#modal *, #alert_cover *, .hostile *")].filter(
            (element) =>
              /^script$/i.test(element.tagName) ||
              [...element.attributes].some(
                ({ name, value }) => /^on|srcdoc/.test(name) || /^\s*java/i.test(value),
              ),
          ).length,
      );
      expect(alive, text).toBe(0);
      expect(await page.locator("#alert_cover .alertek__text > *").count()).toBe(0);
      await page.evaluate(() => {
        document.querySelector<HTMLElement>("#modal .modal__close")?.click();
        document.querySelector(".f-dropdown.hostile")?.remove();
      });
    }
    expect(await visit.said()).toContain("<img src=x onerror=__xss()>");
    expect(await page.title()).not.toBe("pwned");
    expect(visit.errors.map(String)).toEqual([]);
  });

  test("a click handler set by a script in the page's modal still works", async () => {
    const visit = await b.visit({ path: "/widgety" });
    await ended(visit);
    await visit.page.evaluate(() => {
      const { Modal } = window as unknown as { Modal: new (options: object) => unknown };
      new Modal({
        html: '<h2>Okno</h2><a href="javascript:__xss()" class="bad">x</a><a class="good" href="/text-page">y</a><button class="act">z</button>',
        afterShow: (element: HTMLElement) =>
          element.querySelector(".act")?.addEventListener("click", () => (document.title = "kliknięto")),
      });
    });
    await visit.page.locator("#modal .act").click();
    expect(await visit.page.title()).toBe("kliknięto");
    expect(await visit.page.locator("#modal .bad").getAttribute("href")).toBeNull();
    expect(await visit.page.locator("#modal .good").getAttribute("href")).toBe("/text-page");
  });
});

test("an element of the page is shown in a modal and returns to its place, and Escape closes the modal", async () => {
  const visit = await b.visit({ path: "/widgety", viewport: phone });
  await ended(visit);
  const { page } = visit;
  await expect.poll(() => value(visit, "Modal afterClose outside")).toBe("function");
  await page.locator("#widgety_otworz").click();
  await expect.poll(() => value(visit, "Modal element inside")).toBe("Okno strony");
  expect(await page.locator("html.--modal > body > #modal.--large").count()).toBe(1);
  await page.keyboard.press("Escape");
  await expect.poll(() => value(visit, "Modal element back inside")).toBe("widgety_miejsce");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("widgety_otworz");
});

test("runAjaxFn and a visit rerun the handlers that are unbound or flagged for it", async () => {
  const visit = await b.visit({ path: "/widgety" });
  await ended(visit);
  const { page } = visit;
  const counts = () =>
    page.evaluate(() =>
      ["run bare", "run flagged", "run present"].map(
        (name) => document.querySelectorAll(`[data-saw="${name} inside"]`).length,
      ),
    );
  expect(await counts()).toEqual([1, 1, 1]);
  await page.locator("#widgety_jeszcze").click();
  expect(await counts()).toEqual([2, 2, 1]);
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent("wyspa:visit", { detail: { url: location.href, sections: [] } })),
  );
  expect(await counts()).toEqual([3, 3, 1]);
});

test("fn.load replaces sections in place and calls back, and change_url and instalments work as documented", async () => {
  const visit = await b.visit({
    path: "/widgety",
    before: (page) =>
      page.addInitScript(() => {
        window.open = (url) => {
          document.body.dataset.opened = String(url);
          return null;
        };
      }),
  });
  await ended(visit);
  const { page } = visit;
  await page.locator("#widgety_adres").click();
  expect(await value(visit, "change_url inside")).toBe("?zmieniony=1");
  await page.locator("#widgety_raty").click();
  await expect
    .poll(() => page.locator("body").getAttribute("data-opened"))
    .toBe("https://bank.example/?p=XXX");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator("#widgety_laduj").click();
  await expect.poll(() => page.locator("body").getAttribute("data-loaded")).toMatch(/^true \S/);
  expect(await page.evaluate(() => [location.pathname, Reflect.get(window, "same")])).toEqual([
    "/text-page",
    true,
  ]);
});

test("elements of the page do not shadow the old names", async () => {
  const markup = `<a id="Modal" href="//evil.invalid/"></a><form id="Alertek"><input name="Error"></form><img id="iaiGet" alt=""><img name="iaiGet" alt="">
    <a id="menu_basket_cache"></a><a id="FormValidation"></a><a id="format_price"></a><a id="errorLog"></a>`;
  const before = `window.early = [typeof Modal, typeof Alertek.Error, typeof iaiGet.basket];`;
  b.shop.page("/widgety-clobbered", (context) =>
    renderEnvelope({ context, pageType: "main", content: markup, afterScript: `<script>${before}</script>` }),
  );
  const { page, errors } = await b.visit({ path: "/widgety-clobbered" });
  expect(await page.evaluate(() => Reflect.get(window, "early"))).toEqual([
    "function",
    "function",
    "function",
  ]);
  expect(
    await page.evaluate(
      (names) => names.filter((name) => Reflect.get(window, name) instanceof Node),
      globals,
    ),
  ).toEqual([]);
  await page.evaluate(() => (Reflect.get(window, "Alertek") as { Info(text: string): void }).Info("Działa"));
  await page.locator("#alert_cover", { hasText: "Działa" }).waitFor();
  expect(errors).toEqual([]);
});

describe("with modified globals every handler still runs to its end", () => {
  const bent: Readonly<Record<string, () => unknown>> = {
    "toJSON on built-in prototypes, and enumerable additions to them": () => {
      for (const { prototype } of [Array, Object, String, Number] as { prototype: object }[])
        Object.defineProperty(prototype, "toJSON", { value: undefined, configurable: true });
      for (const name of ["each", "extend", "clone"]) {
        Reflect.set(Object.prototype, name, () => "bent");
        Reflect.set(Array.prototype, name, () => "bent");
      }
    },
    "a fetch that returns clones without ok, and wrapped pushState and setTimeout": () => {
      const { fetch, setTimeout: real } = window;
      window.fetch = async (...args) => {
        const { status, headers, url, ...rest } = await fetch(...args).then(async (answer) => {
          const text = await answer.text();
          return {
            status: answer.status,
            headers: answer.headers,
            url: answer.url,
            text: async () => text,
            json: async () => JSON.parse(text),
          };
        });
        return { status, headers, url, ...rest } as unknown as Response;
      };
      const push = history.pushState;
      history.pushState = function (this: History, ...args) {
        dispatchEvent(new Event("locationchange"));
        return push.apply(this, args);
      };
      Object.assign(window, { setTimeout: (run: () => void, ms?: number) => real(run, ms) });
    },
    "no scheduler, no idle callback, and a listener that stops events on the document": () => {
      Object.defineProperty(window, "scheduler", { value: undefined });
      Reflect.deleteProperty(window, "requestIdleCallback");
      document.addEventListener("wyspa:thief", (event) => event.stopImmediatePropagation(), true);
    },
  };
  for (const [what, code] of Object.entries(bent))
    test(what, async () => {
      const visit = await b.visit({
        path: "/widgety",
        bare: true,
        before: (page) => page.addInitScript(code),
      });
      await ended(visit);
      await expect.poll(() => value(visit, "Modal afterClose outside")).toBe("function");
      await expect.poll(() => value(visit, "SelectToDropdown change inside")).toBe("c");
      await expect.poll(() => value(visit, "iaiGet comparers inside")).toBe("true");
      expect(visit.errors.map(String)).toEqual([]);
    });
});

test("the page's state is set on <html> and shifts nothing", async () => {
  const { page } = await b.visit({ path: "/", viewport: phone });
  const html = page.locator("html");
  expect(await html.getAttribute("class")).toMatch(/(^|\s)(no-)?touch(\s|$)/);
  expect(await html.getAttribute("class")).toMatch(/(^|\s)_mobile(\s|$)/);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--vh"))).toBe("8.44px");
  expect(await shifts(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await expect
    .poll(() => html.getAttribute("class"))
    .toMatch(/--scroll-down.*\bscroll\b|\bscroll\b.*--scroll-down/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => html.getAttribute("class")).not.toMatch(/--scroll-down|(^|\s)scroll(\s|$)/);
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect.poll(() => html.getAttribute("class")).not.toContain("_mobile");
  expect(await page.evaluate(() => Reflect.get(Reflect.get(window, "app_shop").vars, "view"))).toBe(4);
});
