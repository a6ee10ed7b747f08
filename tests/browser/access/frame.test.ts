/**
 * The accessibility tree of the site-wide elements in each of their states, judged by the ARIA Authoring Practices
 * (bars §3.3). Playwright's tree omits collapsed states, descriptions and the effect of `inert`, so these have lines of
 * their own.
 */
import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { sparing } from "../runtime/pages";
import { bench, phone, type Visit, type VisitOptions } from "../support";
import { openDrawer } from "./frame-elements";

const b = bench();
const visit = (options: VisitOptions = {}) => b.visit({ path: "/text-page", before: sparing, ...options });

/** Compares an element's whole tree with the expected one; links' targets are left to the catalogue. */
const reads =
  (element: Locator) =>
  (written: TemplateStringsArray, ...values: string[]): Promise<void> => {
    const rows = String.raw(written, ...values)
      .split("\n")
      .filter((row) => row.trim());
    const indent = rows[0]?.search(/\S/) ?? 0;
    const expected = rows.map((row) => row.slice(indent)).join("\n");
    return expect
      .poll(async () => (await element.ariaSnapshot({ timeout: 10_000 })).replace(/:\n *- \/url: .*/g, ""))
      .toBe(expected);
  };

const collapsed = (within: Locator) => within.locator("[aria-expanded=false]:visible").count();

/** Landmarks and dialogs from the browser's own tree, which respects `inert`. */
async function reachable(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role }) => String(role?.value))
    .filter((role) => /^(banner|navigation|complementary|main|contentinfo|dialog)$/.test(role))
    .sort();
}
const wholePage = ["banner", "contentinfo", "main", "navigation", "navigation", "navigation"];

describe("the category menu on a desktop", () => {
  const item = (page: Page, name: string) =>
    page.locator(".navbar-nav > .nav-item", {
      has: page.locator(`:scope > .nav-link-wrapper > .nav-link[title="${name}"]`),
    });
  async function menuPage(): Promise<Page> {
    const { page } = await visit();
    await page.mouse.move(1300, 190); // inside the bar, but on none of its items
    await page.locator("#menu_categories[data-island-status=ready]").waitFor();
    return page;
  }
  const open = (page: Page, name: string) =>
    item(page, name).locator("> .nav-link-wrapper > button").press("Enter");

  test("is a navigation of links, each with a collapsed button beside it", async () => {
    const page = await menuPage();
    const menu = page.locator("#menu_categories");
    await reads(menu)`
      - navigation "Kategorie główne":
        - list:
          - listitem:
            - link "Odzież"
            - button "Odzież, Menu"
          - listitem:
            - link "Obuwie"
            - button "Obuwie, Menu"
          - listitem:
            - link "Turystyka"
            - button "Turystyka, Menu"
          - listitem:
            - link "Dom"
            - button "Dom, Menu"
          - listitem:
            - link "Kuchnia"
            - button "Kuchnia, Menu"
          - listitem:
            - link "Ogród"
            - button "Ogród, Menu"
          - listitem:
            - link "Książki"
            - button "Książki, Menu"
          - listitem:
            - link "Dla dzieci"
            - button "Dla dzieci, Menu"
          - listitem:
            - text: Marki
            - button "Marki, Menu"
          - listitem:
            - link "Outlet"
            - button "Outlet, Menu"
    `;
    expect(await menu.getByRole("button", { expanded: false }).count()).toBe(10);
  });

  test("shows a panel as lists after its expanded button, however its columns are merged visually", async () => {
    const page = await menuPage();
    await open(page, "Ogród");
    await expect.poll(() => item(page, "Ogród").locator(".nav-merge").count()).toBeGreaterThan(0);
    await reads(item(page, "Ogród"))`
      - listitem:
        - link "Ogród"
        - button "Ogród, Menu" [expanded]
        - list:
          - listitem:
            - link "Uprawa"
            - list:
              - listitem:
                - link "Nasiona"
              - listitem:
                - link "Doniczki"
              - listitem:
                - link "Nawozy"
              - listitem:
                - link "+ Pokaż wszystkie"
          - listitem:
            - link "Narzędzia"
            - list:
              - listitem:
                - link "Sekatory"
              - listitem:
                - link "Łopatki"
              - listitem:
                - link "Konewki"
              - listitem:
                - link "+ Pokaż wszystkie"
          - listitem:
            - link "Wypoczynek"
            - list:
              - listitem:
                - link "Leżaki"
              - listitem:
                - link "Huśtawki"
              - listitem:
                - link "+ Pokaż wszystkie"
    `;
  });

  test("exposes the text of items drawn as pictures, and no picture", async () => {
    const page = await menuPage();
    await open(page, "Outlet");
    expect(await item(page, "Outlet").locator("img:visible").count()).toBeGreaterThan(0);
    await reads(item(page, "Outlet"))`
      - listitem:
        - link "Outlet"
        - button "Outlet, Menu" [expanded]
        - list:
          - listitem:
            - link "Końcówki"
            - list:
              - listitem:
                - link "Letnie"
              - listitem:
                - link "Zimowe"
              - listitem:
                - link "+ Pokaż wszystkie"
          - listitem:
            - link "Zwroty"
    `;
  });
});

describe("the drawer on a phone", () => {
  const aside = (page: Page) => page.locator("aside");
  const nav = (page: Page) => page.locator("#menu_categories");
  const row = (page: Page, name: string) =>
    aside(page).locator(".nav-link:visible", { hasText: new RegExp(`^${name}$`) });
  async function drawerPage(): Promise<Page> {
    const { page } = await visit({ viewport: phone });
    await openDrawer(page);
    await page.locator("html.sidebar_open").waitFor({ state: "attached" });
    return page;
  }
  const readsAsClosed = (page: Page) => reads(nav(page))`
    - navigation "Kategorie główne":
      - button "Menu"
  `;

  test("is a collapsed button while closed, and its content cannot be reached", async () => {
    const { page } = await visit({ viewport: phone });
    await page.locator(".navbar-toggler").focus();
    await page.locator("#menu_categories[data-island-status=ready]").waitFor();
    await readsAsClosed(page);
    expect(await collapsed(nav(page))).toBe(1);
    await reads(aside(page))``;
    expect(await aside(page).evaluate((own: HTMLElement) => own.inert)).toBe(true);
    expect(await reachable(page)).toEqual(wholePage);
  });

  test("is the only exposed content while open, and is hidden again once closed", async () => {
    const page = await drawerPage();
    await reads(nav(page))`
      - navigation "Kategorie główne":
        - button "Menu" [expanded]
    `;
    await expect.poll(() => reachable(page)).toEqual(["complementary"]);
    expect(await page.getByRole("complementary", { name: "Menu boczne" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await reads(aside(page))``;
    await readsAsClosed(page);
    await expect.poll(() => reachable(page)).toEqual(wholePage);
  });

  test("contains the search box, a collapsed combobox", async () => {
    const page = await drawerPage();
    const search = aside(page).locator("#menu_search");
    await search.locator("input").focus();
    await page.locator("#menu_search[data-island-status=ready]").waitFor();
    await reads(search)`
      - combobox "Wpisz czego szukasz"
      - button "Szukaj"
    `;
    expect(await search.getByRole("combobox", { expanded: false }).count()).toBe(1);
  });

  test("opens at the first level, whose rows are collapsed", async () => {
    const page = await drawerPage();
    const level = aside(page).locator("#menu_navbar");
    const names = "Odzież, Obuwie, Turystyka, Dom, Kuchnia, Ogród, Książki, Dla dzieci, Marki, Outlet".split(
      ", ",
    );
    await expect.poll(() => level.getByRole("listitem").allInnerTexts()).toEqual(names);
    // On larger screens these are links; here they open a level instead.
    expect(await level.getByRole("button", { expanded: false }).allInnerTexts()).toEqual(names);
  });

  test("shows one level alone, after a back button", async () => {
    const page = await drawerPage();
    const level = aside(page).locator("#menu_navbar");
    await row(page, "Kuchnia").click();
    await row(page, "Do picia").press("Enter");
    await reads(level)`
      - tabpanel "Menu":
        - list:
          - listitem:
            - list:
              - listitem:
                - list:
                  - listitem:
                    - button "Wróć"
                    - link "Do picia"
                  - listitem:
                    - link "Kubki"
                  - listitem:
                    - link "Dzbanki"
                  - listitem:
                    - link "Czajniki"
                  - listitem:
                    - link "+ Pokaż wszystkie"
    `;
    expect(await collapsed(level)).toBe(0);
    await page.keyboard.press("Enter"); // on the back link, which has the focus
    await reads(level.locator(".nav-header:visible"))`
      - listitem:
        - button "Wróć"
        - link "Kuchnia"
    `;
    expect(await collapsed(level)).toBe(4);
  });

  test("shows the account in another tab, with the sign-out link last", async () => {
    const page = await drawerPage();
    await page.getByRole("tab", { name: "Konto" }).click();
    await reads(aside(page))`
      - complementary "Menu boczne":
        - tablist "Części menu":
          - tab "Menu"
          - tab "Konto" [selected]
          - tab "Ustawienia"
        - button "Zamknij menu": ×
        - tabpanel "Konto":
          - link "Zaloguj się"
          - link "Zarejestruj się"
          - link "Sprawdź status zamówienia"
        - tabpanel "Konto":
          - list:
            - listitem:
              - link "58 000 00 00"
            - listitem:
              - link "bok@sklepwydma.example"
            - listitem: Sklep Wydma, ul. Plażowa 4, 81-000 Gdynia
    `;
  });

  test("shows the settings in another tab, without a button to open them", async () => {
    const page = await drawerPage();
    await page.getByRole("tab", { name: "Ustawienia" }).click();
    await page.keyboard.press("Tab");
    await page.locator("#menu_settings[data-island-status=ready]").waitFor();
    await reads(page.getByRole("tabpanel", { name: "Ustawienia" }))`
      - tabpanel "Ustawienia":
        - list:
          - listitem:
            - radiogroup "Język":
              - text: Język
              - radio "Polski" [checked]
              - text: Polski
              - radio "English"
              - text: English
          - listitem:
            - text: Waluta
            - combobox "Waluta":
              - option "zł" [selected]
              - option "EUR (1 zł = 0.23 EUR)"
            - text: Dostawa do
            - combobox "Dostawa do":
              - option "Polska" [selected]
              - option "Niemcy"
              - option "Czechy"
          - listitem:
            - button "Zastosuj zmiany"
    `;
  });

  test("has one row of tabs with one selected tab", async () => {
    const page = await drawerPage();
    const tabs = page.locator("#mobileCategories");
    for (const chosen of ["Menu", "Konto", "Ustawienia"]) {
      const tab = (name: string) => `- tab "${name}"${name === chosen ? " [selected]" : ""}`;
      await tabs.getByRole("tab", { name: chosen }).click();
      await reads(tabs)`
        - tablist "Części menu":
          ${tab("Menu")}
          ${tab("Konto")}
          ${tab("Ustawienia")}
      `;
      // Tabs that are not selected state so explicitly.
      expect(await tabs.locator("[aria-selected=false]").count()).toBe(2);
      expect(await page.getByRole("tabpanel", { name: chosen }).count()).toBeGreaterThan(0);
    }
  });
});

describe("the settings on a desktop", () => {
  const settings = (page: Page) => page.locator("#menu_settings");
  const button = (page: Page) => settings(page).getByRole("button", { name: /^Kliknij/ });
  async function settingsPage(): Promise<Page> {
    const { page } = await visit();
    await page.locator(".open_trigger").focus();
    await page.locator("#menu_settings[data-island-status=ready]").waitFor();
    return page;
  }

  test("are only a collapsed button while closed", async () => {
    const page = await settingsPage();
    await page.keyboard.press("Enter"); // the focus has opened them
    await reads(settings(page))`
      - text: Polski, PLN
      - button "Kliknij, aby zmienić język, walutę, kraj dostawy"`;
    expect(await settings(page).getByRole("button", { expanded: false }).count()).toBe(1);
  });

  test("have named selects and a submit button after the expanded button", async () => {
    const page = await settingsPage();
    await reads(button(page))`- button "Kliknij, aby zmienić język, walutę, kraj dostawy" [expanded]`;
    const rows = settings(page).locator("form > ul > li");
    expect(await rows.count()).toBe(3);
    await reads(rows.nth(0))`
      - listitem:
        - radiogroup "Język":
          - text: Język
          - radio "Polski" [checked]
          - text: Polski
          - radio "English"
          - text: English
    `;
    await reads(rows.nth(1))`
      - listitem:
        - text: Waluta
        - combobox "Waluta":
          - option "zł" [selected]
          - option "EUR (1 zł = 0.23 EUR)"
        - text: Dostawa do
        - combobox "Dostawa do":
          - option "Polska" [selected]
          - option "Niemcy"
          - option "Czechy"
    `;
    await reads(rows.nth(2))`
      - listitem:
        - button "Zastosuj zmiany"
    `;
  });
});

test("a listing's sorting and page size are native selects with a submit button", async () => {
  const { page } = await visit({ path: "/search.php?text=kurtka" });
  const form = page.locator("#paging_setting_top form");
  await form.locator("select").first().focus();
  await page.locator("#paging_setting_top form[data-island-status=ready]").waitFor();
  await reads(form)`
    - text: Sortuj według
    - combobox "Sortuj według":
      - option "trafności" [selected]
      - option "ceny rosnąco"
      - option "ceny malejąco"
      - option "nazwy"
    - text: Na stronie
    - combobox "Na stronie":
      - option "24" [selected]
      - option "48"
      - option "96"
    - button "Zastosuj"
  `;
  await form.locator("select[name=sort]").press("ArrowDown");
  await reads(form)`
    - text: Sortuj według
    - combobox "Sortuj według":
      - option "trafności"
      - option "ceny rosnąco" [selected]
      - option "ceny malejąco"
      - option "nazwy"
    - text: Na stronie
    - combobox "Na stronie":
      - option "24" [selected]
      - option "48"
      - option "96"
    - button "Zastosuj"
  `;
});

test("a select inside its label keeps its name when a button is added beside it", async () => {
  const { page } = await visit({ path: "/wyglad" });
  const select = page.locator("#paging_setting_top label select").last();
  const name = async () => (await select.ariaSnapshot()).split("\n")[0];
  const before = await name();
  await select.focus();
  await page.locator("#paging_setting_top form[data-island-status=ready]").waitFor();
  expect(await name()).toBe(before);
});

describe("a page's modal", () => {
  /** Opens a page and touches it, so that the live regions exist. */
  async function touchedPage(): Promise<Page> {
    const { page } = await visit();
    await page.locator("main").click({ position: { x: 2, y: 2 } });
    await page.locator("[data-wyspa-live=polite]").waitFor({ state: "attached" });
    return page;
  }

  test("is named by its heading, described by its text, contains the live regions, and is the only exposed content", async () => {
    const page = await touchedPage();
    await page.evaluate(
      async () => void (await window.wyspa.modal({ title: "Dostawa", text: "Paczki wysyłamy dziś." })),
    );
    await reads(page.getByRole("dialog", { description: "Paczki wysyłamy dziś." }))`
      - dialog "Dostawa":
        - button "Zamknij okno"
        - heading "Dostawa" [level=2]
        - paragraph: Paczki wysyłamy dziś.
        - status
    `;
    await expect.poll(() => reachable(page)).toEqual(["dialog"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => reachable(page)).toEqual(wholePage);
  });

  test("contains the live regions even when it opens before any press, and announcements are heard", async () => {
    const { page } = await visit();
    await page.evaluate(async () => {
      await window.wyspa.modal({ title: "Dostawa", text: "Paczki wysyłamy dziś." });
      window.wyspa.alert("Zapisano.");
    });
    await expect.poll(() => page.getByRole("dialog").getByRole("status").textContent()).toBe("Zapisano.");
  });

  test("has a name without a title or a heading, and keeps the page's own nodes", async () => {
    const page = await touchedPage();
    await page.evaluate(async () => {
      const make = (tag: string, ...inside: (string | Node)[]) => {
        const element = document.createElement(tag);
        element.append(...inside);
        return element;
      };
      const form = make("form", make("label", "Imię ", make("input")), make("button", "Wyślij"));
      await window.wyspa.modal({ element: form });
    });
    await reads(page.getByRole("dialog"))`
      - dialog "Wiadomość":
        - button "Zamknij okno"
        - text: Imię
        - textbox "Imię"
        - button "Wyślij"
        - status
    `;
    await expect.poll(() => reachable(page)).toEqual(["dialog"]);
  });
});

describe("a tooltip", () => {
  const tip = (page: Page) => page.locator("[role=tooltip]");
  const line = (page: Page, id: string) => page.locator(`.looks > p:has(#${id})`);
  async function looksPage(options: VisitOptions = {}): Promise<Visit> {
    const opened = await visit({ path: "/wyglad", ...options });
    await opened.page.locator("#tip_deposit").scrollIntoViewIfNeeded();
    await opened.ready("#tip_deposit");
    await opened.ready("#tip_order");
    return opened;
  }
  /** Open or closed, a tooltip does not change the text of its line. */
  const readsAsAlways = (page: Page) => reads(line(page, "tip_order"))`
    - paragraph:
      - text: Zamówienie
      - button "o podatku"
  `;

  test("describes its button while open, and is hidden while closed", async () => {
    const { page } = await looksPage();
    const described = page.getByRole("button", { description: "Podatek jest w cenie." });
    await readsAsAlways(page);
    expect([await described.count(), await tip(page).count()]).toEqual([0, 0]);
    await page.locator("#tip_order").hover();
    await reads(tip(page))`
      - tooltip "Podatek jest w cenie.":
        - paragraph: Podatek jest w cenie.
    `;
    await readsAsAlways(page);
    await reads(described)`- button "o podatku"`;
    await page.keyboard.press("Escape");
    expect([await described.count(), await tip(page).count()]).toEqual([0, 0]);
  });

  test("describes the button around its text, which is part of that button's name", async () => {
    const { page } = await looksPage();
    await page.locator("#tip_note").hover();
    await tip(page).waitFor();
    await reads(line(page, "tip_note"))`
      - paragraph:
        - button "Raty od 30 zł"
    `;
    await reads(page.getByRole("button", { description: "Rata zależy od banku." }))`- button "Raty od 30 zł"`;
  });

  test("turns plain text into a button, and names one that is a bare symbol", async () => {
    const { page } = await looksPage();
    await reads(line(page, "tip_basket"))`
      - paragraph:
        - text: Koszyk
        - button "Więcej informacji": "?"
    `;
    await page.locator("#tip_dictionary").hover();
    await reads(tip(page))`
      - tooltip "Najniższa cena z 30 dni przed obniżką.":
        - paragraph:
          - text: Najniższa cena z
          - strong: 30 dni
          - text: przed obniżką.
    `;
    await reads(line(page, "tip_dictionary"))`
      - paragraph:
        - text: Cena
        - button "Omnibus"
    `;
  });

  test("is announced once on a tap, as a status and not as an alert, and closes on the next tap", async () => {
    const { page, said } = await looksPage({ viewport: phone, context: { hasTouch: true, isMobile: true } });
    const described = page.getByRole("button", { description: "Kaucję oddajemy w sklepie." });
    const live = page.locator("body > [data-wyspa-live]");
    await reads(line(page, "tip_deposit"))`
      - paragraph:
        - text: Kaucja
        - button "0,50 zł"
    `;
    await page.locator("#tip_deposit").tap();
    await reads(tip(page))`
      - tooltip "Kaucję oddajemy w sklepie.":
        - paragraph: Kaucję oddajemy w sklepie.
    `;
    await reads(described)`- button "0,50 zł"`;
    await reads(live.first())`
      - status:
        - paragraph: Kaucję oddajemy w sklepie.
    `;
    await reads(live.last())``; // no role: Orca says "blank" for an empty alert
    await page.locator("#tip_deposit").tap();
    await expect.poll(() => tip(page).count()).toBe(0);
    expect(await described.count()).toBe(0);
    expect(await said()).toEqual(["Kaucję oddajemy w sklepie."]);
  });
});
