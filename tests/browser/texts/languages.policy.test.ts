/**
 * The interface in its nine languages: the texts, the files that are loaded for them, and what happens when these fail.
 * Polish is part of the code; every other language has a file of texts per island.
 */
import { describe, expect, it } from "vitest";
import { asShopper, filled, header } from "../mini-basket/shop";
import { parts } from "../search-panel/field";
import { untilQuiet } from "../slow-network";
import { bench, desktop, type Visit, type VisitOptions } from "../support";

const b = bench();
const FORM = "/client-new.php?register";
const within = (path: string, language: string) =>
  `${path}${path.includes("?") ? "&" : "?"}language=${language}`;
/** Requested files of texts, without the build's name: `eng/search-panel.js`. */
const texts = ({ requests }: Visit) => [
  ...new Set(requests.flatMap((path) => /\/texts\/\w+\/(.*)$/.exec(path)?.[1] ?? [])),
];
const open = (language: string, { path = "/", ...options }: VisitOptions = {}) =>
  b.visit({ path: within(path, language), ...options });

async function openBasket({ page }: Visit) {
  const parts = header(page);
  await parts.toggle.click();
  await parts.rows.first().waitFor();
  return parts;
}
async function badPassword({ page }: Visit): Promise<string> {
  const field = page.locator("#client_password");
  await field.fill("abc");
  const message = page.locator(".f-feedback.--error:has(#client_password) .f-message");
  await message.waitFor();
  return (await message.textContent()) ?? "";
}

const spoken = {
  pol: [
    "Produkty",
    "Twój koszyk",
    "Koszyk, 3 produkty",
    "Zbyt krótkie hasło. Wpisz dłuższe hasło (minimum 6 znaków).",
  ],
  eng: [
    "Products",
    "Your basket",
    "Basket, 3 products",
    "The password is too short. Enter a longer password (minimum 6 characters).",
  ],
  ger: [
    "Artikel",
    "Ihr Warenkorb",
    "Warenkorb, 3 Artikel",
    "Das Passwort ist zu kurz. Bitte wählen Sie ein längeres Passwort (mindestens 6 Zeichen).",
  ],
  cze: [
    "Produkty",
    "Váš košík",
    "Košík, 3 produkty",
    "Heslo je příliš krátké. Zadejte delší heslo (minimálně 6 znaků).",
  ],
  rum: [
    "Produse",
    "Coșul dvs.",
    "Coș, 3 produse",
    "Parola este prea scurtă. Introduceți o parolă mai lungă (număr minim de caractere: 6 în total).",
  ],
  slo: [
    "Produkty",
    "Váš košík",
    "Košík, 3 produkty",
    "Heslo je príliš krátke. Zadajte dlhšie heslo (minimálne 6 znakov).",
  ],
  fre: [
    "Articles",
    "Votre panier",
    "Panier, 3 articles",
    "Mot de passe trop court. Choisissez un mot de passe plus long (minimum 6 caractères).",
  ],
  ukr: [
    "Товари",
    "Ваш кошик",
    "Кошик, 3 товари",
    "Пароль закороткий. Введіть довший пароль (мінімум 6 символів).",
  ],
  hun: [
    "Termékek",
    "Az Ön kosara",
    "Kosár, 3 termék",
    "A jelszó túl rövid. Adjon meg hosszabb jelszót (legalább 6 karakter).",
  ],
} as const;

describe("the languages pol, eng, ger, cze, rum, slo, fre, ukr, hun", () => {
  it.each(Object.entries(spoken))(
    "%s: search, basket and a form error use the language",
    async (language, words) => {
      const [group, title, toggle, error] = words;
      filled(b, 3);
      const visit = await open(language, { path: FORM, viewport: desktop, context: asShopper(b) });
      const { page, errors, console: lines } = visit;
      expect(await badPassword(visit)).toBe(error);
      await page.locator(".menu_search__input").click();
      await visit.ready("#menu_search");
      const search = parts(b, visit);
      await search.find("koc");
      const groups = page.locator("#menu_search [role=group]");
      expect(await groups.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toContain(group);
      await page.keyboard.press("Escape");
      const basket = await openBasket(visit);
      expect(await basket.toggle.getAttribute("aria-label")).toContain(toggle);
      expect(await basket.panel.innerText()).toContain(title);
      expect(texts(visit).filter((file) => !file.startsWith(`${language}/`))).toEqual([]);
      expect([errors, lines]).toEqual([[], []]);
    },
  );
});

describe("the text files", () => {
  it("are not loaded on a Polish page, whatever is pressed", async () => {
    filled(b, 3);
    const visit = await b.visit({ path: FORM, context: asShopper(b) });
    await openBasket(visit);
    await badPassword(visit);
    expect(visit.requests.filter((path) => /\/texts\/|translations/.test(path))).toEqual([]);
  });

  it("are one per island on the page, each loaded once, and none of other islands", async () => {
    filled(b, 1);
    const visit = await open("eng", { context: asShopper(b) });
    await untilQuiet(b.shop); // prefetched files are loaded too
    await openBasket(visit);
    const asked = visit.requests.filter((path) => path.includes("/texts/"));
    expect(texts(visit)).toContain("eng/mini-basket.js");
    expect(texts(visit)).toContain("eng/mini-basket-shell.js");
    for (const absent of ["validated-form", "file-input"])
      expect(texts(visit)).not.toContain(`eng/${absent}.js`);
    expect(asked.filter((path) => path.endsWith("runtime.js"))).toHaveLength(1);
  });

  it("may be missing: the island falls back to Polish, and one line names the missing file", async () => {
    filled(b, 3);
    const visit = await open("ger", {
      path: FORM,
      context: asShopper(b),
      before: (page) => page.route("**/texts/**", (route) => route.fulfill({ status: 404, body: "gone" })),
    });
    const basket = await openBasket(visit);
    expect(await basket.toggle.getAttribute("aria-label")).toContain(spoken.pol[2]);
    expect(await basket.panel.innerText()).toContain(spoken.pol[1]);
    expect(await badPassword(visit)).toBe(spoken.pol[3]);
    expect(visit.errors).toEqual([]);
    // The theme designer reads once that the files are missing.
    await expect.poll(() => visit.console).toEqual([expect.stringMatching(/\/texts\/\S+ answers 404/)]);
  });

  it("are awaited at most 3 s", async () => {
    const begun = Date.now();
    const visit = await open("fre", { before: (page) => page.route("**/texts/**", () => {}) });
    await header(visit.page).name.waitFor({ state: "attached" });
    const took = Date.now() - begun;
    expect(took).toBeGreaterThan(2_900);
    expect(visit.errors).toEqual([]);
  });

  it.each(["lit", "", "__proto__", "../../x"])(
    "are not loaded for a language outside the nine: %j",
    async (language) => {
      const visit = await open(encodeURIComponent(language));
      await header(visit.page).name.waitFor({ state: "attached" });
      expect(texts(visit)).toEqual([]);
      expect(visit.errors).toEqual([]);
    },
  );
});

describe("the shop's own texts", () => {
  it("override the language's: configuration first, then the page's old table of codes", async () => {
    b.shop.config.shopTexts = { errorCode: { password_to_short: "Longer, please (at least" } };
    const config = encodeURIComponent(JSON.stringify({ texts: { "mini-basket.title": "Your trolley" } }));
    filled(b, 2);
    const visit = await open("eng", { path: `${FORM}&config=${config}`, context: asShopper(b) });
    expect(await (await openBasket(visit)).panel.innerText()).toContain("Your trolley");
    expect(await badPassword(visit)).toBe("Longer, please (at least 6 characters).");
  });
});

describe("the code shared by all islands", () => {
  it("uses the language, too: a page script's dialog has a Czech close button", async () => {
    const { page } = await open("cze");
    await page.evaluate(() => void Reflect.get(window, "wyspa").modal({ text: "Dobrý den" }));
    await page.getByRole("button", { name: "Zavřít okno" }).first().waitFor();
  });
});

describe("a visit that changes the language", () => {
  it("applies the new one to islands mounted afterwards", async () => {
    filled(b, 2);
    const visit = await open("eng", { context: asShopper(b) });
    await header(visit.page).name.waitFor({ state: "attached" });
    await visit.page.evaluate(() => {
      Reflect.get(window, "app_shop").vars.language = { id: "ger", symbol: "de", name: "Deutsch" };
      return Reflect.get(window, "wyspa").visit("/demo", { sections: ["#content"] });
    });
    const basket = await openBasket(visit);
    expect(await basket.panel.innerText()).toContain(spoken.ger[1]);
    expect(texts(visit)).toContain("ger/mini-basket.js");
  });
});
