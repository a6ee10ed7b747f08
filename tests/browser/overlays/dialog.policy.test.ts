/** Dialogs: how they open, what closes them and what does not, and that closing loses nothing. */
import { chromium, type Page } from "playwright";
import { describe, expect, test } from "vitest";
import { builtWithTestIslands } from "../runtime/built";
import { sample } from "../sample";
import { shifts } from "../shifts";
import { bench, desktop, launchOptions, phone, quietFor } from "../support";
import { faultsIn, focused, opener, overlayPage } from "./overlays";

const b = bench({ dist: builtWithTestIslands() });

const dialog = (page: Page) => page.locator("dialog#modal");
const open = async (page: Page, id = "opener") => {
  await page.locator(`#${id}`).click();
  await dialog(page).waitFor();
};
const isOpen = async (page: Page) => (await dialog(page).count()) === 1;
const pressEscape = (page: Page) => page.keyboard.press("Escape");
/** Clicks a corner of the window that no dialog covers. */
const clickOutside = (page: Page) => page.mouse.click(5, 300);
const aMoment = (page: Page) => quietFor(page, 150);

const message = opener({ title: "Zmiana regionu", text: "Ceny są w złotych.", classes: "--small" });
const form = `<form id="form"><label>Imię <input id="name" name="name"></label>
  <label>Uwagi <textarea id="note"></textarea></label><button type="button" id="send">Wyślij</button></form>`;
const formOpener = opener({ element: "#form", title: "Formularz" });
const banner = `<div class="iai_cookie" id="banner" style="position:fixed;bottom:0;left:0;right:0;z-index:99999;background:#fff">
  <button type="button" id="accept">Zgadzam się</button></div>
  <script>accept.addEventListener("click", () => { banner.classList.add("d-none"); banner.style.display = "none"; });</script>`;

describe("an open dialog", () => {
  for (const viewport of [phone, desktop])
    test(`has the theme's elements, a name and no axe violations at ${viewport.width} px`, async () => {
      const { page } = await overlayPage(b, message, { viewport });
      await open(page);
      expect(await dialog(page).getAttribute("class")).toBe("modal --small");
      expect(await page.locator("dialog > .modal__wrapper > .modal__close + .modal__content").count()).toBe(
        1,
      );
      expect(await page.locator("html").getAttribute("class")).toContain("--modal");
      expect(await dialog(page).ariaSnapshot()).toBe(
        [
          '- dialog "Zmiana regionu":',
          '  - button "Zamknij okno"',
          '  - heading "Zmiana regionu" [level=2]',
          "  - paragraph: Ceny są w złotych.",
          "  - status", // the live regions, because outside a modal dialog they are not announced
        ].join("\n"),
      );
      expect(await dialog(page).getAttribute("aria-modal")).toBe("true");
      expect(await faultsIn(page, "#modal")).toEqual([]);
      await page.locator(".modal__close").click();
      expect(await isOpen(page)).toBe(false);
      expect(await page.locator("html").getAttribute("class")).not.toContain("--modal");
      expect(await focused(page)).toBe("opener");
    });

  test("traps the keyboard and starts at its heading", async () => {
    const { page } = await overlayPage(b, formOpener, { rest: form });
    await open(page);
    expect(await focused(page)).toBe("modal_title");
    const way: string[] = [];
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      way.push(await focused(page));
    }
    expect(way.slice(0, 3)).toEqual(["name", "note", "send"]);
    const inside = new Set(["name", "note", "send", "modal__close", "BODY"]);
    expect(way.filter((one) => !inside.has(one))).toEqual([]);
    expect(way).toContain("modal__close");
    expect(await page.locator("[tabindex]:not([tabindex='0'], [tabindex='-1'])").count()).toBe(0);
  });

  test("starts at the first field when it has no title, and at the close button when it has no field", async () => {
    const { page } = await overlayPage(b, opener({ element: "#form" }) + opener({ text: "Cześć" }, "other"), {
      rest: form,
    });
    await open(page);
    expect(await focused(page)).toBe("name");
    await page.locator(".modal__close").click();
    await open(page, "other");
    expect(await focused(page)).toBe("modal__close");
    expect(await dialog(page).getAttribute("aria-label")).toBe("Wiadomość");
  });

  test("shows markup as text", async () => {
    const text = `<img src=x onerror="window.hit=1"> {{7*7}} &lt;b&gt;`;
    const { page } = await overlayPage(b, opener({ text, title: text }));
    await open(page);
    expect(await page.locator(".modal__text").textContent()).toBe(text);
    expect(await page.locator("#modal img").count()).toBe(0);
  });

  test("returns the element to its place, with typed text and listeners", async () => {
    const { page } = await overlayPage(b, formOpener, { rest: form });
    await page.evaluate(() =>
      document.querySelector("#send")?.addEventListener("click", () => (document.title = "hit")),
    );
    const place = () =>
      page.evaluate(
        () =>
          `${document.querySelector("#form")?.previousElementSibling?.id} in ${document.querySelector("#form")?.parentElement?.id}`,
      );
    const before = await place();
    await open(page);
    expect(await page.locator("#modal #form").count()).toBe(1);
    await page.locator("#name").fill("Ania");
    await page.locator("#send").click();
    await page.locator(".modal__close").click();
    expect(await place()).toBe(before);
    expect(await page.locator("#name").inputValue()).toBe("Ania");
    expect(await page.title()).toBe("hit");
    expect(await page.locator("#modal_placeholder").count()).toBe(0);
  });

  test("opens again any number of times", async () => {
    const { page } = await overlayPage(b, formOpener, { rest: form });
    for (let round = 0; round < 3; round++) {
      await open(page);
      await pressEscape(page);
      expect(await isOpen(page)).toBe(false);
    }
    expect(await page.evaluate(() => window.overlays?.closed)).toBe(3);
  });

  test("takes the live regions in so that they are heard, and gives them back", async () => {
    const { page, said } = await overlayPage(b, message);
    await open(page);
    await page.evaluate(() => window.overlays?.announce("Zapisano"));
    await expect.poll(said).toEqual(["Zapisano"]);
    expect(await page.locator("#modal [data-wyspa-live]").count()).toBe(2);
    await pressEscape(page);
    expect(await page.locator("body > [data-wyspa-live]").count()).toBe(2);
  });

  test("moves the focus to the page's main part when its opener is gone", async () => {
    const { page } = await overlayPage(b, message);
    await open(page);
    await page.evaluate(() => document.querySelector("#opener")?.remove());
    await pressEscape(page);
    expect(await focused(page)).toBe("content");
  });

  test("closes on the submit of a form inside it", async () => {
    const { page } = await overlayPage(b, opener({ element: "#ask" }), {
      rest: `<form id="ask" method="dialog"><button id="yes">Tak</button></form>`,
    });
    await open(page);
    await page.locator("#yes").click();
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await focused(page)).toBe("opener");
    expect(await page.locator("main #ask").count()).toBe(1);
  });

  test("leaves its content in place when its chunk fails to load", async () => {
    const { page, errors } = await overlayPage(b, formOpener, {
      rest: form,
      before: (page) => page.route(/chunks\/dialog-/, (route) => route.abort()),
    });
    const failed = page.waitForEvent("requestfailed", (request) => /chunks\/dialog-/.test(request.url()));
    await page.locator("#opener").click();
    await failed;
    await aMoment(page);
    expect(await page.locator("main #form").count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe("Escape", () => {
  test("closes the dialog", async () => {
    const { page } = await overlayPage(b, message);
    await open(page);
    await pressEscape(page);
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe("opener");
  });

  test.each(["#name", "#note"])(
    "first blurs %s, keeps its text, and closes the dialog the second time",
    async (field) => {
      const { page } = await overlayPage(b, formOpener, { rest: form });
      await open(page);
      await page.locator(field).fill("tekst");
      await pressEscape(page);
      expect(await isOpen(page)).toBe(true);
      expect(await focused(page)).toBe("modal__content");
      expect(await page.locator(field).inputValue()).toBe("tekst");
      await pressEscape(page);
      expect(await isOpen(page)).toBe(false);
    },
  );

  test.each(
    sample(
      [
        ["cop_pickup_map__wrapper", {}],
        ["pickup_points_oscop__wrapper", {}],
        ["product_stocks__wrapper", {}],
        ["own_widget", { keepOpenFor: [".own_widget"] }],
      ],
      3,
    ),
  )("is ignored once while %s is open, and so is a click outside", async (widget, options) => {
    const { page } = await overlayPage(b, opener({ ...options, element: "#inner", title: "Punkt" }), {
      rest: `<div id="inner"><div class="${widget}"><button type="button" id="in">Punkt 1</button></div></div>`,
    });
    await open(page);
    await page.locator("#in").focus();
    await clickOutside(page);
    await aMoment(page);
    expect(await isOpen(page)).toBe(true);
    await pressEscape(page);
    expect(await isOpen(page)).toBe(true);
    await pressEscape(page);
    expect(await isOpen(page)).toBe(false);
  });

  test("belongs to an inner element that handles it", async () => {
    const { page } = await overlayPage(b, message);
    await open(page);
    await page.evaluate(() =>
      document.querySelector(".modal__close")?.addEventListener("keydown", (event) => event.preventDefault()),
    );
    await page.locator(".modal__close").focus();
    await pressEscape(page);
    expect(await isOpen(page)).toBe(true);
  });
});

describe("a click outside", () => {
  test("closes the dialog, and a click inside does not", async () => {
    const { page } = await overlayPage(b, message);
    await open(page);
    await page.locator(".modal__text").click();
    await aMoment(page);
    expect(await isOpen(page)).toBe(true);
    await clickOutside(page);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await focused(page)).toBe("opener");
  });

  test("first only blurs a focused field", async () => {
    const { page } = await overlayPage(b, formOpener, { rest: form });
    await open(page);
    await page.locator("#name").fill("Ania");
    await clickOutside(page);
    await aMoment(page);
    expect(await isOpen(page)).toBe(true);
    expect(await focused(page)).not.toBe("name");
    await clickOutside(page);
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  test("does not close the dialog when the press began inside", async () => {
    const { page } = await overlayPage(b, message);
    await open(page);
    await page.locator(".modal__text").hover();
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await aMoment(page);
    expect(await isOpen(page)).toBe(true);
  });
});

describe("beside the cookie banner", () => {
  test("a dialog that the shopper opens is not modal, leaves the banner usable, and closes the second time", async () => {
    const { page } = await overlayPage(b, message, { rest: banner });
    await open(page);
    expect(await dialog(page).getAttribute("aria-modal")).toBeNull();
    await page.locator("#accept").focus();
    await quietFor(page, 300);
    expect(await focused(page)).toBe("accept");
    await page.locator(".modal__title").focus();
    await clickOutside(page);
    await pressEscape(page);
    expect(await isOpen(page)).toBe(true);
    await pressEscape(page);
    expect(await isOpen(page)).toBe(false);
    await open(page);
    await page.locator("#accept").click();
    await aMoment(page);
    expect(await isOpen(page)).toBe(true);
    await expect.poll(() => dialog(page).getAttribute("aria-modal")).toBe("true");
  });

  test.each([
    ["the theme's banner", banner],
    [
      "an older theme's banner",
      banner
        .replace('class="iai_cookie" id="banner"', 'id="ck_dsclr_v2"')
        .replaceAll("banner.", "ck_dsclr_v2."),
    ],
  ])("a dialog that opens by itself waits for %s", async (_, rest) => {
    const { page } = await overlayPage(b, "", { rest });
    await page.evaluate(() => window.overlays?.dialog({ text: "Ważne", automatic: true }));
    await quietFor(page, 300);
    expect(await isOpen(page)).toBe(false);
    await page.locator("#accept").click();
    await dialog(page).waitFor();
  });

  test("a modal dialog makes room for a late top layer", async () => {
    const { page } = await overlayPage(b, message);
    await open(page);
    await page.evaluate(() => {
      const layer = document.createElement("div");
      layer.id = "topLayerBackDrop";
      layer.style.cssText = "position:fixed;inset:auto 0 0 0;height:60px;z-index:9999";
      const button = document.createElement("button");
      button.id = "layer";
      button.textContent = "Dalej";
      layer.append(button);
      document.body.append(layer);
    });
    await expect.poll(() => dialog(page).getAttribute("aria-modal")).toBeNull();
    await page.locator("#layer").click();
    expect(await isOpen(page)).toBe(true);
  });

  test("a hidden banner does not count", async () => {
    const { page } = await overlayPage(b, message, {
      rest: banner.replace('class="iai_cookie"', 'class="iai_cookie d-none"'),
    });
    await open(page);
    expect(await dialog(page).getAttribute("aria-modal")).toBe("true");
  });
});

describe("of several dialogs", () => {
  test("those that open by themselves are shown one after the other", async () => {
    const { page } = await overlayPage(b, "");
    await page.evaluate(() => {
      for (const text of ["pierwsze", "drugie"]) void window.overlays?.dialog({ text, automatic: true });
    });
    const text = page.locator(".modal__text");
    await expect.poll(() => text.allTextContents()).toEqual(["pierwsze"]);
    await pressEscape(page);
    await expect.poll(() => text.allTextContents()).toEqual(["drugie"]);
    await pressEscape(page);
    await aMoment(page);
    expect(await isOpen(page)).toBe(false);
  });

  test("the one that the shopper opens takes over, and the first opener gets the focus back", async () => {
    const { page } = await overlayPage(b, message, { rest: form });
    await open(page);
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>(".modal__close")?.focus();
      await window.overlays?.dialog({ element: "#form", title: "Drugie" });
    });
    expect(await page.locator("dialog").count()).toBe(1);
    expect(await page.locator(".modal__title").textContent()).toBe("Drugie");
    await pressEscape(page);
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe("opener");
  });

  test("a waiting one can be cancelled", async () => {
    const { page } = await overlayPage(b, message);
    await open(page);
    await page.evaluate(async () =>
      (await window.overlays?.dialog({ text: "później", automatic: true }))?.close(),
    );
    await pressEscape(page);
    await aMoment(page);
    expect(await isOpen(page)).toBe(false);
  });
});

test("the page behind neither scrolls nor shifts, even with a scrollbar that takes space", async () => {
  const executablePath = process.env.WYSPA_BROWSER;
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
    ...(executablePath && { executablePath }),
  });
  try {
    await overlayPage(b, message); // adds the page
    const page = await browser.newPage({ viewport: desktop });
    await page.goto(`${b.shop.url}/test-page`);
    await page.locator("#host[data-island-status=ready]").waitFor();
    const look = () =>
      page.evaluate(() => [
        document.querySelector("#content")?.getBoundingClientRect().left,
        document.querySelector("#content")?.getBoundingClientRect().width,
        scrollY,
      ]);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await page.locator("#opener").scrollIntoViewIfNeeded();
    const before = await look();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
    const shifted = await shifts(page);
    await open(page);
    expect(await look()).toEqual(before);
    await page.mouse.wheel(0, 500);
    await aMoment(page);
    expect(await look()).toEqual(before);
    await pressEscape(page);
    expect(await look()).toEqual(before);
    expect(await shifts(page)).toBe(shifted);
    await page.mouse.wheel(0, 500);
    await expect.poll(async () => (await look())[2]).toBeGreaterThan(before[2] ?? 0);
  } finally {
    await browser.close();
  }
});

test("a click that began before the dialog opened does not close it", async () => {
  const { page } = await overlayPage(b, "<p>tekst</p>");
  await page.mouse.move(5, 400);
  await page.mouse.down();
  await page.evaluate(() => window.overlays?.dialog({ text: "Ważne" }));
  await page.getByRole("dialog").waitFor();
  await page.mouse.up();
  await quietFor(page, 200);
  expect(await page.getByRole("dialog").count()).toBe(1);
  await page.mouse.click(5, 400);
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});
