/** The selector of country and language: when it opens, its steps, how it closes (contract A 9, bars A2, A9, R43). */
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { RegionWishes } from "../../../fixtures/regions/wishes";
import { cookieBanner, faultsIn, focused } from "../overlays/overlays";
import { shifts } from "../shifts";
import { untilQuiet } from "../slow-network";
import { bench, phone, quietFor, type VisitOptions } from "../support";

const b = bench();
const path = "/text-page";
const opener = ".select_language__open";
const title = "Wybierz kraj dostawy i język";

const visit = (wishes: RegionWishes, options: VisitOptions = {}) => {
  b.shop.config.regions = wishes;
  return b.visit({ path, ...options });
};
const dialog = (page: Page, name = title) => page.getByRole("dialog", { name });
const cookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === "redirection");
/** Waits until the page has loaded what opens a dialog by itself, and as long again as a dialog needs to open. */
const rest = async (page: Page) => {
  await untilQuiet(b.shop, 500);
  await quietFor(page, 300);
};

test("opens automatically when show_select is 'true'; closing sets the cookie redirection=closed", async () => {
  const { page, errors } = await visit({ show: true }, { viewport: phone });
  await dialog(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
  expect(await faultsIn(page, "#modal")).toEqual([]);
  expect(await cookies(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  expect(await cookies(page)).toMatchObject([{ value: "closed", path: "/", sameSite: "Lax", expires: -1 }]);
  // The server's links are back: the phone's drawer, whose choice uses the same block, still waits for its tab.
  expect(await page.locator("#menu_settings > #select_language > .select_language__form a").count()).toBe(2);
  expect(errors).toEqual([]);
  await page.reload();
  await rest(page);
  expect(await page.locator("dialog").count()).toBe(0);
});

describe("does not open automatically", () => {
  test("when the cookie redirection=closed exists, and only for this exact value", async () => {
    const withCookie = (cookie: string) => (page: Page) =>
      page.addInitScript((text) => {
        // biome-ignore lint/suspicious/noDocumentCookie: as a page before it left it
        document.cookie = `${text}; path=/`;
      }, cookie);
    const { page } = await visit({ show: true }, { before: withCookie("redirection=closed") });
    await rest(page);
    expect(await page.locator("dialog").count()).toBe(0);
    const other = await visit({ show: true }, { before: withCookie("my_redirection=closed") });
    await dialog(other.page).waitFor();
  });

  test("when the URL carries redirection=redirected, or show_select is not 'true'", async () => {
    const { page } = await visit({ show: true }, { path: `${path}?redirection=redirected` });
    await rest(page);
    expect(await page.locator("dialog").count()).toBe(0);
    b.shop.config.regions = {};
    await page.goto(b.shop.url + path);
    await rest(page);
    expect(await page.locator("dialog").count()).toBe(0);
  });

  test("while the shopper is typing, but opens afterwards", async () => {
    const { page } = await visit(
      { show: true },
      {
        bare: true,
        before: (of) =>
          of.addInitScript(() =>
            document.addEventListener("DOMContentLoaded", () =>
              document.querySelector<HTMLElement>(".menu_search__input")?.focus(),
            ),
          ),
      },
    );
    await rest(page);
    expect(await page.locator("dialog").count()).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await dialog(page).waitFor();
  });

  test("while a cookie banner is visible, but the link opens it meanwhile", async () => {
    const { page } = await visit({ show: true }, { before: cookieBanner });
    await rest(page);
    expect(await page.locator("dialog").count()).toBe(0);
    await page.locator(opener).click();
    await dialog(page).waitFor();
    await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
    await page.locator(".modal__close").click();
    await quietFor(page, 600);
    expect(await page.locator("dialog").count()).toBe(0);
  });
});

test("the selector does not open after the wait when another tab has closed it meanwhile", async () => {
  const { page } = await visit({ show: true }, { before: cookieBanner });
  await rest(page);
  await page.context().addCookies([{ name: "redirection", value: "closed", url: b.shop.url }]);
  await page.evaluate(() => document.querySelector(".iai_cookie")?.remove());
  await quietFor(page, 600);
  expect(await page.locator("dialog").count()).toBe(0);
  await page.locator(opener).click();
  await dialog(page).waitFor();
});

test("when the server requests the older suggestion, it opens instead of the selector", async () => {
  const { page } = await visit({ show: false }, { path: "/redirection-page?regions=1" });
  await page.getByRole("dialog", { name: "Choose your language and country" }).waitFor();
  expect(await page.locator("dialog.--redirection").count()).toBe(1);
});

test("cookies disabled: it is shown at most once per page view, and submitting does not loop", async () => {
  const { page } = await visit(
    { show: true },
    {
      before: (of) =>
        of.addInitScript(() =>
          Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} }),
        ),
    },
  );
  const pages: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) pages.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await dialog(page).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("dialog").count()).toBe(0);
  await page.evaluate(() => {
    const second = document.querySelector(".select_language__open")?.cloneNode(true) as HTMLElement;
    second.id = "second";
    document.querySelector("main")?.prepend(second);
  });
  await page.locator("#second").hover();
  await expect.poll(() => page.locator("#second").getAttribute("data-island-status")).toBe("ready");
  await rest(page);
  expect(await page.locator("dialog").count()).toBe(0);
  await page.locator("#second").click();
  await page.locator(".select_language__submit").last().click();
  await expect.poll(() => pages).toEqual(["POST /"]);
  await page.waitForLoadState();
  await rest(page);
  expect(pages).toEqual(["POST /"]);
  expect(await page.locator("dialog").count()).toBe(0);
});

describe("the selector link", () => {
  test("is a button: click, Enter and Space open it, and the focus comes back", async () => {
    const { page, ready } = await visit({});
    await page.locator(opener).focus();
    await ready(opener);
    expect(await page.getByRole("button", { name: title }).count()).toBe(1);
    for (const key of ["Enter", " "]) {
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      await page.keyboard.press("Escape");
      await expect.poll(() => page.locator("dialog").count()).toBe(0);
      expect(await focused(page)).toBe("select_language__open");
    }
    await page.locator(opener).click();
    await dialog(page).waitFor();
  });

  test("responds to a click before its island has mounted", async () => {
    b.shop.faults.latency("wyspa", (n) => (n === 1 ? 0 : 300));
    const { page } = await visit({}, { bare: true });
    await page.locator(`${opener}[data-island-status]`).click();
    await dialog(page).waitFor();
  });
});

describe("when the shopper's country is the recommended one", () => {
  const wishes = { show: true, recommended: "deu", recommendedLanguage: "ger" };
  const first = "Empfohlene Einstellungen für Ihr Land";
  const second = "Lieferland und Sprache wählen";

  test("a 'recommended' modal shows first; 'next' opens the full selector, and 'back' returns", async () => {
    const { page, said } = await visit(wishes);
    await dialog(page, first).waitFor();
    const modal = page.locator("dialog.modal");
    expect(await modal.getAttribute("class")).toContain("--recommended");
    expect(await modal.locator(".select_language__info").innerText()).toBe(
      "Lieferland: Deutschland\nWährung: EUR €\nSprache: Deutsch",
    );
    expect(await modal.locator(".select_language__header .flag").getAttribute("class")).toBe("flag flag_ger");
    expect(await modal.locator("[lang=de]").first().getAttribute("class")).toBe("select_language__step");
    expect(await faultsIn(page, "#modal")).toEqual([]);

    await page.getByRole("button", { name: "Anderes Land wählen" }).click();
    await dialog(page, second).waitFor();
    expect(await page.locator("dialog").count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second);
    expect(await modal.getAttribute("class")).toMatch(/--prev_step/);
    expect(await modal.getAttribute("class")).not.toMatch(/--recommended/);
    expect(await cookies(page)).toEqual([]);

    await page.getByRole("button", { name: "Zurück" }).click();
    await dialog(page, first).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
    expect(await modal.getAttribute("class")).not.toMatch(/--prev_step/);
    expect(await said()).toEqual([]); // the focus on the heading announces it
  });

  test("accepting it posts to the recommended language's site and sets the cookie", async () => {
    const { page } = await visit(wishes);
    await dialog(page, first).waitFor();
    const asked = page.waitForRequest(
      (request) => request.method() === "POST" && request.isNavigationRequest(),
    );
    await page.getByRole("button", { name: "Auswählen" }).click();
    const request = await asked;
    expect([new URL(request.url()).pathname, request.postData()]).toEqual(["/de/", "redirection=redirected"]);
    await page.waitForURL("**/de/");
    expect(await cookies(page)).toMatchObject([{ value: "closed" }]);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
  });

  test("the link leads to the same modal", async () => {
    const { page } = await visit({ ...wishes, show: false });
    await page.locator(opener).click();
    await dialog(page, first).waitFor();
  });
});

test("for the default country the text says that delivery to the shopper's country is not possible", async () => {
  const { page } = await visit({ show: true, default: "gbr", recommendedLanguage: "pol" });
  await dialog(page, "Domyślne ustawienia sklepu").waitFor();
  expect(await page.locator("dialog").innerText()).toContain(
    "Wybór dostawy do Twojego kraju nie jest możliwy",
  );
  expect(await page.locator("dialog .select_language__info").innerText()).toContain("United Kingdom");
  expect(await faultsIn(page, "#modal")).toEqual([]);
});

test("nothing moves when the selector opens by itself", async () => {
  const { page } = await visit(
    { show: true, recommended: "deu", recommendedLanguage: "pol" },
    { viewport: phone },
  );
  await dialog(page, "Zalecane ustawienia dla Twojego kraju").waitFor();
  expect(await shifts(page)).toBe(0);
});

test("a suggestion whose translation does not load is shown in the page's language", async () => {
  const { page, errors } = await visit(
    { show: true, recommended: "deu", recommendedLanguage: "ger" },
    { before: (of) => of.route("**/texts/*/ger/region-selector.js*", (route) => route.abort()) },
  );
  await dialog(page, "Zalecane ustawienia dla Twojego kraju").waitFor();
  expect(errors).toEqual([]);
});

test("a translation that never loads does not keep the selector from opening", async () => {
  const { page } = await visit(
    { recommended: "deu", recommendedLanguage: "ger" },
    { before: (of) => of.route("**/texts/*/ger/region-selector.js*", () => {}) },
  );
  await page.locator(opener).click();
  await dialog(page, "Zalecane ustawienia dla Twojego kraju").waitFor();
});

test("text in the suggestion's language has its lang attribute", async () => {
  const { page } = await visit({ show: true, recommended: "deu", recommendedLanguage: "ger" });
  await page.getByRole("button", { name: "Anderes Land wählen" }).click();
  await page.locator("input.select_language__field").fill("jap");
  await expect
    .poll(() => page.locator("[data-wyspa-live=polite] p[lang=de]").allTextContents())
    .toContain("1 Land");
});

test("the selector scrolls when the screen's height is below 800", async () => {
  for (const [height, isLow] of [
    [799, true],
    [800, false],
  ] as const) {
    const { page } = await visit({ show: true }, { viewport: { width: 390, height } });
    await dialog(page).waitFor();
    expect((await page.locator("dialog").getAttribute("class"))?.includes("--scroll_enable")).toBe(isLow);
  }
});

test("without the script a plain form leads to the languages' sites, and the server knows that it was submitted", async () => {
  const { page } = await visit({}, { context: { javaScriptEnabled: false }, bare: true });
  expect(await page.locator(".select_language__sites button").count()).toBe(9);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST"),
    page.getByRole("button", { name: "Deutsch" }).click(),
  ]);
  expect([new URL(sent.url()).pathname, sent.postData()]).toEqual(["/de/", "redirection=redirected"]);
  await page.waitForURL(/\/de\/$/);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
});
