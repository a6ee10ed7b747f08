/** `?wyspa=inspect`: an overlay for theme designers that outlines hosts and lists what is to be known of each. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { violations } from "../axe";
import { PATH, put } from "../runtime/pages";
import { bench, desktop, phone, quietFor, rendered, type Visit, type VisitOptions } from "../support";

const b = bench();
const OVERLAY = "wyspa-inspect";

interface Inspected extends Visit {
  readonly panel: Locator;
  /** The section of an island in the list. */
  island(name: string): Locator;
  /** The button of a host in the list. */
  host(name: string): Locator;
}

async function visit(options: VisitOptions = {}): Promise<Inspected> {
  const opened = await b.visit({ path: `${PATH}?wyspa=inspect`, ...options });
  const panel = opened.page.locator(`${OVERLAY} .panel`);
  await panel.waitFor();
  return {
    ...opened,
    panel,
    island: (name) =>
      panel.locator(".island").filter({ has: opened.page.getByRole("heading", { name, exact: true }) }),
    host: (name) => panel.getByRole("button", { name }),
  };
}
/** Adds an element as a script of the page does; a strict policy forbids markup as text. */
const addHost = (page: Page, into: string, attributes: Readonly<Record<string, string>>) =>
  page.evaluate(
    ([parent, given]) => {
      const host = document.createElement("p");
      host.textContent = "wskazówka";
      for (const [name, value] of Object.entries(given)) host.setAttribute(name, value);
      document.querySelector(parent)?.append(host);
    },
    [into, attributes] as const,
  );
const isOpen = async (page: Page) => (await page.locator(OVERLAY).count()) > 0;
const chip = (page: Page, text: string | RegExp) =>
  page.locator(`${OVERLAY} .chip`).filter({ hasText: text });

const tip = '<p id="tip" data-island="tooltip" title="Słowo">wskazówka</p>';

describe("the list", () => {
  test("shows the status and strategy of each host, and the fetched bytes of its island", async () => {
    put(b.shop, tip);
    const { island, page, panel } = await visit();
    await expect.poll(() => island("tooltip").innerText()).toMatch(/p#tip\s+ready/);
    expect(await island("tooltip").innerText()).toMatch(/ready in \d+ ms · starts near the window/);
    expect(await island("search-panel").innerText()).toMatch(
      /form#menu_search\s+waiting\s+starts at the first touch/,
    );
    const fetched = await page.evaluate(
      () =>
        performance
          .getEntriesByType("resource")
          .find(({ name }) => /\/chunks\/page-/.test(name)) as PerformanceResourceTiming,
    );
    // The panel hears of a file later than the page's own list of them.
    await expect
      .poll(() => island("tooltip").innerText())
      .toContain(`${(fetched.encodedBodySize / 1_024).toFixed(1)} KB`);
    const manifest = JSON.parse(readFileSync("dist/manifest.json", "utf8"));
    const [own] = manifest.islands["search-panel"].files;
    await expect
      .poll(() => island("search-panel").innerText())
      .toMatch(new RegExp(`${(own.brotli / 1_024).toFixed(1)} KB, and \\d+\\.\\d KB shared`));
    const hosts = await page.locator("[data-island-status]").count();
    expect(await panel.locator(".body > p").first().innerText()).toMatch(
      new RegExp(`^\\d+ islands on ${hosts} hosts: `),
    );
  });

  test("follows a status, with the exact time of that host", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { island, page, ready } = await visit();
    expect(await island("search-panel").innerText()).toContain("waiting");
    await page.locator(".menu_search__input").focus();
    await ready("#menu_search");
    await expect.poll(() => island("search-panel").innerText()).toMatch(/ready\s+ready in \d+ ms/);
    await expect.poll(() => chip(page, "search-panel ready").count()).toBe(1);
  });

  test("shows hosts that are added later, and drops those that are removed", async () => {
    put(b.shop, "<div id=place></div>");
    const { page, island } = await visit();
    expect(await island("tooltip").count()).toBe(0);
    await addHost(page, "#place", { id: "tip", "data-island": "tooltip", title: "Słowo" });
    await expect.poll(() => island("tooltip").count()).toBe(1);
    await expect.poll(() => chip(page, "tooltip").count()).toBe(1);
    await page.evaluate(() => document.querySelector("#tip")?.remove());
    await expect.poll(() => island("tooltip").count()).toBe(0);
    await expect.poll(() => chip(page, "tooltip").count()).toBe(0);
  });

  test("says why an island failed", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, island } = await visit();
    await page.evaluate(() =>
      window.wyspa.define("broken", () => Promise.reject(new Error("planted")), { when: "load" }),
    );
    await addHost(page, "body", { id: "b", "data-island": "broken" });
    await expect.poll(() => island("broken").innerText()).toMatch(/p#b\s+failed\s+Error: planted/);
  });

  test("names mistakes with the console's sentences, and hosts without an island", async () => {
    put(
      b.shop,
      `<p data-island="tooltp">?</p><form data-island="add-to-basket"></form>
      <p data-island="tooltip" title="a" data-island-when="visibel" data-island-props='{"ofset": 1}'>?</p>`,
    );
    const config = encodeURIComponent(JSON.stringify({ islands: { "mini-basket": false } }));
    const { island, panel, page } = await visit({ path: `${PATH}?wyspa=inspect&config=${config}` });
    expect(await island("tooltp").innerText()).toMatch(/unknown[\s\S]*Did you mean "tooltip"\?/);
    expect(await island("add-to-basket").innerText()).toContain("the host contains nothing like this");
    expect(await island("tooltip").innerText()).toContain('there is no prop "ofset"');
    expect(await island("tooltip").innerText()).toContain('data-island-when="visibel" names no strategy');
    expect(await island("mini-basket").innerText()).toMatch(
      /switched off\s+by the configuration or the switch file/,
    );
    await panel.getByRole("checkbox", { name: "Only hosts with problems" }).check();
    await expect.poll(() => island("mini-basket").count()).toBe(0);
    expect(await island("tooltp").count()).toBe(1);
    expect(await chip(page, "mini-basket").count()).toBe(1);
  });

  test("folds the hosts of an island with many, and numbers them", async () => {
    put(b.shop, tip.replace(' id="tip"', "").repeat(7));
    const { island } = await visit();
    await island("tooltip")
      .getByText(/^7 hosts: /)
      .click();
    expect(await island("tooltip").getByRole("button").count()).toBe(7);
    expect(await island("tooltip").getByRole("button").last().innerText()).toContain("(7)");
  });
});

describe("accessibility findings", () => {
  const found = async (content: string) => {
    put(b.shop, `<section data-island="quiet-part">${content}</section>`);
    const { island } = await visit();
    return island("quiet-part").locator(".problems li", { hasText: "Accessibility" }).allInnerTexts();
  };

  for (const [name, content, finding] of [
    ["a button without a name", '<button class="x"><i></i></button>', "button.x has no name."],
    [
      "a link around a picture that only decorates",
      '<a id="l" href="/"><img alt="" src="/a.png"></a>',
      "a#l has no name.",
    ],
    ["a field without a label", '<input name="mail">', "input[name=mail] has no label."],
    ["a picture without alt", '<img class="photo" src="/a.png">', "img.photo has no alt."],
    [
      "a label for no field",
      '<label for="gone">Mail</label>',
      'for names "gone", but the page has no such id.',
    ],
    [
      "a description that is not there",
      '<button aria-describedby="gone">x</button>',
      'aria-describedby names "gone"',
    ],
    [
      "an opened panel that is not there",
      '<button aria-expanded="true" aria-controls="gone">x</button>',
      "aria-controls",
    ],
    [
      "a control inside aria-hidden",
      '<div aria-hidden="true"><button id="c">x</button></div>',
      "button#c takes the focus",
    ],
    [
      "an id that is there twice",
      '<b id="d">1</b><i id="d">2</i>',
      'The id "d" is on several elements: <b> and <i>.',
    ],
  ] as const)
    test(`name ${name}`, async () => {
      const findings = await found(content);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toContain(finding);
    });

  test("omit elements that are named, hidden, closed or only for screen readers", async () => {
    const named = `
      <button aria-label="Zamknij"></button><button title="Zamknij"></button><button><img alt="Zamknij" src="/a.png"></button>
      <button aria-labelledby="h"></button><b id="h">Zamknij</b><button class="icon"></button>
      <button><svg aria-label="Zamknij" width="9" height="9"></svg></button><a name="anchor"></a>
      <label>Mail <input></label><label for="f">Mail</label><input id="f"><input placeholder="Mail"><input type="hidden">
      <input type="submit"><input type="image" src="/a.png" alt="Szukaj"><select aria-label="Kraj"></select>`;
    const quiet = `
      <img alt="" src="/a.png"><img role="presentation" src="/a.png"><div aria-hidden="true"><img src="/a.png"></div>
      <div hidden><button></button><input><img src="/a.png"></div><button disabled></button>
      <button aria-expanded="false" aria-controls="gone">x</button><input aria-label="x" aria-errormessage="gone">
      <div aria-hidden="true"><button tabindex="-1">x</button><button hidden>x</button><input type="hidden"></div>
      <style>.icon::before { content: "×"; }</style>`;
    expect(await found(named + quiet)).toEqual([]);
  });

  test("are found in a form whose fields are named like members of elements", async () => {
    const members =
      "localName getAttribute matches closest labels parentElement childNodes querySelectorAll tabIndex";
    const fields = members.split(" ").map((name) => `<input name="${name}" aria-label="x">`);
    put(
      b.shop,
      `<form data-island="quiet-part" aria-describedby="gone">${fields.join("")}
       <input name="scrollIntoView"><input name="getBoundingClientRect" aria-label="x"></form>`,
    );
    const { island, page, errors } = await visit();
    expect(await island("quiet-part").locator(".problems li").allInnerTexts()).toEqual([
      expect.stringContaining("names no island"),
      "Accessibility: input[name=scrollIntoView] has no label. Add a <label for>, or aria-label.",
      'Accessibility: form: aria-describedby names "gone", but the page has no such id.',
    ]);
    await island("quiet-part").getByRole("button").click();
    await expect.poll(() => chip(page, "quiet-part").evaluate((it) => it.matches(":focus"))).toBe(true);
    expect(errors).toEqual([]);
  });

  for (const path of ["/", "/login.php", "/basketedit.php"])
    test(`are none on a page of the standard theme: ${path}`, async () => {
      const { panel } = await visit({ path: `${path}?wyspa=inspect` });
      expect(await panel.locator(".problems li").allInnerTexts()).toEqual([]);
    });
});

describe("by keyboard", () => {
  test("a host's button scrolls to it and focuses its outline, and the outline leads back to the list", async () => {
    put(b.shop, `<div style="height: 3000px"></div>${tip}`);
    const { page, host, panel } = await visit();
    expect(
      await panel
        .getByRole("heading", { name: "Islands of this page" })
        .evaluate((it) => it.matches(":focus")),
    ).toBe(true);
    await host("p#tip").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => chip(page, "tooltip").evaluate((it) => it.matches(":focus"))).toBe(true);
    const box = await page.locator("#tip").boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(desktop.height / 2);
    await page.keyboard.press("Enter");
    await expect.poll(() => host("p#tip").evaluate((it) => it.matches(":focus"))).toBe(true);
  });

  test("every control of the list is reached by Tab and shows the focus", async () => {
    put(b.shop, tip);
    const { page, panel } = await visit();
    const controls = await panel.getByRole("button").count();
    const reached = new Set<string>();
    for (let index = 0; index <= controls; index++) {
      await page.keyboard.press("Tab");
      const [name, ring] = await page.evaluate(() => {
        const focused = document.querySelector("wyspa-inspect")?.shadowRoot?.activeElement;
        return focused ? [focused.textContent ?? "", getComputedStyle(focused).outlineStyle] : ["", ""];
      });
      if (name) expect(ring).toBe("solid");
      reached.add(name);
    }
    expect(reached).toContain("Fold");
    expect(reached).toContain("Close");
    expect([...reached].some((name) => name.startsWith("p#tip"))).toBe(true);
  });

  test("a status that changes does not take the focus away", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page, host, ready } = await visit();
    await host("form#menu_search").focus();
    await page.evaluate(() =>
      document.querySelector(".menu_search__input")?.dispatchEvent(new Event("input", { bubbles: true })),
    );
    await ready("#menu_search");
    await expect.poll(() => host("form#menu_search").innerText()).toContain("ready");
    expect(await host("form#menu_search").evaluate((it) => it.matches(":focus"))).toBe(true);
  });

  test("Escape ends the mode for the tab, from the list and from the page, but not from a field of the page", async () => {
    put(b.shop, "<h1>Strona</h1>");
    const { page } = await visit();
    await page.locator(".menu_search__input").focus();
    await page.keyboard.press("Escape");
    await rendered(page);
    expect(await isOpen(page)).toBe(true);
    // Its panel may cover the page, and closes when the focus goes on.
    await page.locator("#menu_basket .top_basket__sub").focus();
    await page.locator("h1").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.goto(`${b.shop.url}${PATH}?wyspa=inspect`);
    await page.locator(`${OVERLAY} h2`).focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.goto(`${b.shop.url}${PATH}`);
    await page.evaluate(() => window.wyspa.ready);
    await page.waitForLoadState("networkidle");
    expect(await isOpen(page)).toBe(false);
  });
});

describe("the overlay", () => {
  for (const [name, viewport, colorScheme] of [
    ["390 px, dark", phone, "dark"],
    ["1366 px, light", desktop, "light"],
  ] as const)
    test(`has no accessibility violation and stays inside the window at ${name}`, async () => {
      put(b.shop, `${tip}<p data-island="tooltp">?</p><form data-island="add-to-basket"><input></form>`);
      const context = { colorScheme };
      const before = await b.visit({ path: PATH, viewport, context });
      await before.page.waitForLoadState("networkidle");
      const own = await violations(before.page);
      const { page, panel } = await visit({ viewport, context });
      expect((await violations(page)).filter((violation) => !own.includes(violation))).toEqual([]);
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    });

  test("leaves half of a phone to the page, and folds to its head", async () => {
    put(b.shop, tip);
    const { page, panel, host } = await visit({ viewport: phone });
    expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual(phone.height / 2);
    const small = await panel
      .locator("button, label, summary")
      .evaluateAll(
        (all) =>
          all.filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < 44).length,
      );
    expect(small).toBe(0);
    await host("p#tip").click();
    const [top, covered] = [
      (await page.locator("#tip").boundingBox())?.y ?? 0,
      (await panel.boundingBox())?.y ?? 0,
    ];
    expect(top).toBeLessThan(covered);
    await panel.getByRole("button", { name: "Fold" }).click();
    expect((await panel.boundingBox())?.height).toBeLessThan(80);
    await chip(page, "tooltip").click();
    await expect.poll(() => host("p#tip").evaluate((it) => it.matches(":focus"))).toBe(true);
  });

  test("draws each outline on its host, also while the page scrolls", async () => {
    put(b.shop, `${tip}<div style="height: 3000px"></div>`);
    const { page } = await visit();
    const distance = () =>
      page.evaluate(() => {
        const root = document.querySelector("wyspa-inspect")?.shadowRoot;
        const at = [...(root?.querySelectorAll(".chip") ?? [])].findIndex((one) =>
          one.textContent?.startsWith("tooltip"),
        );
        const box = root?.querySelectorAll(".box")[at]?.getBoundingClientRect();
        const host = document.querySelector("#tip")?.getBoundingClientRect();
        return box && host ? Math.abs(box.top - host.top) + Math.abs(box.height - host.height) : Number.NaN;
      });
    await expect.poll(distance).toBeLessThan(1);
    await page.mouse.wheel(0, 60);
    await expect.poll(distance).toBeLessThan(1);
  });

  test("changes neither the page's layout nor what its own rules match, and its rules do not reach the overlay", async () => {
    const rules = `<style>* { color: red !important; font-size: 40px !important } div, section, button { display: none !important }
      body > :last-child { outline: 3px solid red } h1 { display: block !important }</style>`;
    put(b.shop, `${rules}<h1>Strona</h1>`);
    const measure = (page: Page) =>
      page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.scrollHeight,
        document.querySelector("body > :last-child")?.localName,
        document.querySelectorAll("button, section").length,
        document.querySelector("h1")?.getBoundingClientRect().y,
      ]);
    const before = await b.visit({ path: PATH });
    await before.page.waitForLoadState("networkidle");
    const { page, panel } = await visit();
    expect(await measure(page)).toEqual(await measure(before.page));
    const looks = await panel
      .getByRole("button", { name: "Close" })
      .evaluate((it) => [getComputedStyle(it).color, getComputedStyle(it).fontSize]);
    expect(looks).toEqual(["rgb(27, 31, 36)", "14px"]);
    expect(await panel.isVisible()).toBe(true);
  });

  test("does not dispatch its presses to the page's listeners", async () => {
    put(b.shop, tip);
    const { page, host } = await visit();
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const type of ["click", "pointerdown", "keydown"])
        document.addEventListener(type, () => seen.push(type));
    });
    await host("p#tip").click();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([]);
  });

  test("is usable inside a modal dialog of the page, and stays when the dialog closes", async () => {
    put(b.shop, `<dialog><p>Okno</p><button id="close">Zamknij</button></dialog>${tip}`);
    const { page, panel } = await visit();
    await page.evaluate(() => document.querySelector("dialog")?.showModal());
    await expect.poll(() => page.locator(`dialog > ${OVERLAY}`).count()).toBe(1);
    await panel.getByRole("button", { name: "Fold" }).click();
    await panel.getByRole("button", { name: "Unfold" }).click();
    await page.evaluate(() => document.querySelector("dialog")?.close());
    await expect.poll(() => page.locator(`html > ${OVERLAY}`).count()).toBe(1);
    expect(await panel.isVisible()).toBe(true);
  });

  test("follows visits in place and further pages of the tab, until it is closed", async () => {
    const { page, island, panel, errors } = await visit({ path: "/visits/?wyspa=inspect" });
    await page.evaluate(() => void window.wyspa.visit("/visits/b"));
    await page.getByRole("heading", { name: "Strona B" }).waitFor();
    expect(await island("search-panel").count()).toBe(1);
    await page.goto(`${b.shop.url}/`);
    await panel.waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await panel.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await page.evaluate(() => window.wyspa.ready);
    await page.waitForLoadState("networkidle");
    expect(await isOpen(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  test("works under the strict policy without a violation", async () => {
    b.shop.config.policy = "strict";
    put(b.shop, tip);
    const { page, panel, console: lines } = await visit();
    expect(await panel.evaluate((it) => getComputedStyle(it).position)).toBe("absolute");
    await expect.poll(() => chip(page, "tooltip").isVisible()).toBe(true);
    expect(lines).toEqual([]);
  });

  test("adds no byte to pages without the mode", async () => {
    put(b.shop, tip);
    const { page, requests, ready } = await b.visit({ path: PATH });
    await ready("#tip");
    await page.waitForLoadState("networkidle");
    await quietFor(page, 300);
    expect(requests.filter((path) => /\/(inspect|debug|page-check)-|manifest\.json/.test(path))).toEqual([]);
  });
});
