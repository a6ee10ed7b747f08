/** Suggestions while the shopper types, on a wide screen and on a phone. */
import { describe, expect, it } from "vitest";
import { sample } from "../sample";
import { bench, desktop, phone } from "../support";
import { parts, search } from "./field";

const b = bench();

describe.each(
  sample(
    [
      { name: "a wide screen", viewport: desktop },
      { name: "a phone", viewport: phone },
    ],
    1,
  ),
)("on $name", ({ viewport }) => {
  it("suggests from all groups, with one request", async () => {
    const made = await search(b, { viewport });
    await made.find("but");
    expect(await made.list.getByRole("group").evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
      "Podpowiedzi",
      "Produkty",
      "Kategorie",
      "Informacje",
    ]);
    expect(await made.list.locator(".--product:visible").count()).toBe(6);
    expect(await made.list.locator(".search_result__price").first().textContent()).toMatch(/^\d+,\d\d zł$/);
    expect(await made.list.locator("b").first().textContent()).toMatch(/^but$/i);
    expect(made.asked()).toEqual(["but"]);
    expect(await made.form.getAttribute("class")).toBe("menu_search --focus --open");
    expect(made.errors).toEqual([]);
    expect(made.console).toEqual([]);
  });

  it.each(["kind", "strict"] as const)(
    "shows, and announces once, that nothing was found (%s theme)",
    async (theme) => {
      b.shop.config.theme = theme;
      const made = await search(b, { viewport });
      const text = "<b>qqzz</b>";
      await made.type(text);
      const said = `Brak wyników dla „${text}”`;
      const message = made.list.getByText(said, { exact: true });
      await message.waitFor();
      const at = await message.boundingBox();
      expect(at?.height).toBeGreaterThan(10);
      expect(await made.list.locator("b").count()).toBe(0);
      expect(await made.list.getAttribute("role")).toBeNull();
      await expect.poll(() => made.said()).toEqual([said]);
      await made.find("but");
      expect(await message.count()).toBe(0);
    },
  );

  it("leads to the product that is clicked", async () => {
    const made = await search(b, { viewport });
    await made.find("but");
    const link = made.list.locator("a.--product").first();
    const address = await link.getAttribute("href");
    await link.click();
    await made.page.waitForURL(address ?? "");
  });

  it("opens a product in a new tab by the middle button", async () => {
    const made = await search(b, { viewport });
    await made.find("but");
    const link = made.list.locator("a.--product").first();
    const tab = made.context.waitForEvent("page");
    await link.click({ button: "middle" });
    const opened = await tab;
    await opened.waitForURL((await link.getAttribute("href")) ?? "", { waitUntil: "commit" });
    expect(await made.options.first().isVisible()).toBe(true);
  });

  it("shows all products of the typed text by its button", async () => {
    const made = await search(b, { viewport });
    await made.find("buty");
    await made.list.getByRole("option", { name: "Pokaż wszystkie" }).click();
    await made.page.waitForURL(/\/search\.php\?text=buty$/);
  });

  it("moves nothing on the page by mounting", async () => {
    const visit = await b.visit({ viewport });
    const made = parts(b, visit);
    await visit.page.evaluate(() => {
      Object.assign(window, { __shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number }[])
          (window as unknown as { __shift: number }).__shift += entry.value;
      }).observe({ type: "layout-shift" });
    });
    await made.form.dispatchEvent("pointerover");
    await made.form.dispatchEvent("pointerenter");
    await visit.page.locator(viewport === phone ? ".menu_search__mobile" : ".menu_search__input").hover();
    await visit.ready("#menu_search");
    expect(await visit.page.evaluate(() => (window as unknown as { __shift: number }).__shift)).toBe(0);
  });
});

it("searches for what was typed before the island mounted, and leaves text, focus and caret alone", async () => {
  b.shop.faults.latency("wyspa", 600);
  const visit = await b.visit({ bare: true });
  const made = parts(b, visit);
  await made.input.click();
  await visit.page.keyboard.type("butx");
  await visit.page.keyboard.press("ArrowLeft");
  await visit.page.keyboard.press("Shift+ArrowRight");
  await visit.ready("#menu_search");
  const state = await made.input.evaluate((input: HTMLInputElement) => [
    document.activeElement === input,
    input.value,
    input.selectionStart,
    input.selectionEnd,
  ]);
  expect(state).toEqual([true, "butx", 3, 4]);
  await visit.page.keyboard.press("Delete");
  await made.options.first().waitFor();
});

it("requests a text once in a session, also on the next page", async () => {
  const made = await search(b);
  await made.find("buty");
  await made.find("kurtka");
  await made.find("buty");
  await made.page.reload();
  await made.input.click();
  await made.ready("#menu_search");
  await made.find("buty");
  expect(made.asked()).toEqual(["buty", "kurtka"]);
  const keys = await made.page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("search_")),
  );
  expect(keys.sort()).toEqual(["search_buty_pl", "search_kurtka_pl"]);
});

it.each(
  sample(
    [
      ["of another version", JSON.stringify({ version: 0, time: 1, answer: {} })],
      ["of the old script", JSON.stringify({ products: [{ name: "<img src=x onerror=__xss()>" }] })],
      ["that is not JSON", "{"],
      [
        "of the wrong shape",
        '{"version":"2zł guest","time":NOW,"answer":{"products":"<img src=x onerror=__xss()>"}}',
      ],
    ],
    2,
  ),
)("sends a request when the session holds an entry %s", async (_what, entry) => {
  const made = await search(b);
  await made.page.evaluate(
    (text) => sessionStorage.setItem("search_buty_pl", text.replace("NOW", `${Date.now()}`)),
    entry,
  );
  await made.find("buty");
  expect(made.asked()).toEqual(["buty"]);
  expect(made.errors).toEqual([]);
});

it.each(
  sample(
    [
      [
        "denied",
        () => {
          for (const name of ["sessionStorage", "localStorage"])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException("denied", "SecurityError");
              },
            });
        },
      ],
      [
        "full",
        () => {
          Storage.prototype.setItem = () => {
            throw new DOMException("full", "QuotaExceededError");
          };
        },
      ],
    ],
    1,
  ),
)("works when storage is %s, and caches for this page", async (_how, spoil) => {
  const made = await search(b, { before: (page) => page.addInitScript(spoil) });
  await made.find("buty");
  await made.find("kurtka");
  await made.find("buty");
  expect(made.asked()).toEqual(["buty", "kurtka"]);
  expect(made.errors).toEqual([]);
});

it("requests every text as it was typed", async () => {
  const texts = [
    'monitor 27"',
    "a\\b",
    'x"}){basket{x}}',
    "$text #{text}",
    '"""',
    "łóżko 👟 \u202e",
    "c++ ( [",
  ];
  const made = await search(b);
  for (const [index, text] of texts.entries()) {
    await made.input.fill(text);
    await expect.poll(() => made.asked()).toEqual(texts.slice(0, index + 1));
  }
  expect(made.errors).toEqual([]);
  expect(b.shop.errorReports).toEqual([]);
});

it("shows hostile texts as plain text and hostile links as text", async () => {
  b.shop.config.hostileText = true;
  const calls: unknown[] = [];
  const made = await search(b, {
    before: (page) => page.exposeFunction("__xss", (...args: unknown[]) => void calls.push(args)),
  });
  await made.find("wrogi");
  const shown = await made.list.textContent();
  for (const text of [
    "<img src=x onerror=__xss()>",
    '"><svg/onload=__xss()>',
    "{{7*7}} #{7*7}",
    "<b>gruby</b>",
  ])
    expect(shown).toContain(text);
  const foreign = await made.list.evaluate((list) => {
    const hostile =
      "script, svg, iframe, [onload], [onerror], [onmouseover], [onclick], template:has(*), template[shadowrootmode]";
    // Empty templates belong to the runtime: they mark the start and end of React's nodes.
    const filled = [...list.querySelectorAll("template")].filter(({ content }) => content.hasChildNodes());
    return list.querySelectorAll(hostile).length + filled.length;
  });
  expect(foreign).toBe(0);
  expect(await made.list.locator("a").count()).toBe(0);
  for (const option of await made.list.locator("span[role=option]").all()) await option.click();
  expect(calls).toEqual([]);
  expect(made.errors).toEqual([]);
});

it("dispatches an event for each response and updates the store", async () => {
  const made = await search(b);
  await made.page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { __heard: heard });
    document.addEventListener("wyspa:search", ({ detail }) => void heard.push(detail));
  });
  await made.find("buty");
  const heard = await made.page.evaluate(
    () => (window as unknown as { __heard: { text: string; total: number }[] }).__heard,
  );
  expect(heard).toEqual([{ text: "buty", total: (await made.options.count()) - 1 }]);
});
