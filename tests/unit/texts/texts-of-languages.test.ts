/**
 * Texts of languages other than Polish: where they come from, when they apply, and what happens when they fail to load.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Boot } from "../../../runtime/contracts/boot";
import { bindTexts } from "../../../runtime/texts/texts";
import { makeTranslations } from "../../../runtime/texts/translations";

const table = {
  "shop.title": "Koszyk",
  "shop.items": {
    one: "{count} produkt",
    few: "{count} produkty",
    many: "{count} produktów",
    other: "{count} produktu",
  },
  "own.items": { one: "{count} one", few: "{count} few", many: "{count} many", other: "{count} other" },
} as const;
const english = { "shop.title": "Basket", "shop.items": { one: "{count} item", other: "{count} items" } };
const known = { build: "b1", units: ["shop", "shop/shell", "runtime"], prefixes: ["shop", "alert"] };

function page(language: string, setCompanion: (file: string) => Promise<unknown>) {
  /** Files that load together with a chunk. */
  const files: Record<string, Set<string>> = {};
  const listeners: (() => void)[] = [];
  const state = { shop: { language } };
  const boot = {
    store: { getState: () => state, subscribe: (listener: () => void) => listeners.push(listener) },
    loader: {
      setCompanion(key: string, file: string, isWanted: boolean) {
        files[key] ??= new Set();
        files[key][isWanted ? "add" : "delete"](file);
      },
      loadFile(file: string) {
        asked.push(file.replace("texts/b1/", ""));
        return setCompanion(file);
      },
    },
    hosts: new Map(),
  } as unknown as Boot;
  const asked: string[] = [];
  const translations = makeTranslations(boot, known);
  return {
    ...translations,
    asked,
    filesOf: (key: string) => [...(files[key] ?? [])],
    say: (overrides = {}) => translations.bind(table, overrides, state.shop.language),
    speak(next: string) {
      state.shop.language = next;
      for (const listener of listeners) listener();
    },
  };
}
const there = async () => ({ default: english });
const missing = async () => Promise.reject(new Error("404"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a text", () => {
  it("is the shop's own, otherwise the language's, otherwise Polish", async () => {
    const { loadUnit, say } = page("eng", there);
    expect(say()("shop.title")).toBe("Koszyk");
    await loadUnit("shop");
    expect(say()("shop.title")).toBe("Basket");
    expect(say({ "shop.title": "Trolley" })("shop.title")).toBe("Trolley");
  });

  it("has the form of its own language: Polish texts stay Polish when translations are missing", async () => {
    const lost = page("eng", missing);
    await lost.loadUnit("shop");
    expect(lost.say()("shop.items", { count: 22 })).toBe("22 produkty");
    const { loadUnit, say } = page("eng", there);
    await loadUnit("shop");
    expect([0, 1, 22].map((count) => say()("shop.items", { count }))).toEqual([
      "0 items",
      "1 item",
      "22 items",
    ]);
  });

  it("has one form for one and another for all when the browser lacks the language (bar R44)", async () => {
    vi.spyOn(Intl.PluralRules, "supportedLocalesOf").mockReturnValue([]);
    const { loadUnit, say } = page("cze", async () => ({
      default: { "shop.items": { one: "1", few: "few", many: "many" } },
    }));
    await loadUnit("shop");
    expect([1, 2, 5].map((count) => say()("shop.items", { count }))).toEqual(["1", "many", "many"]);
    vi.restoreAllMocks();
  });

  it("of the shop follows the rule of the page, also when translations are missing", () => {
    const forms = { one: "{count} piece", other: "{count} pieces" };
    const { say } = page("eng", missing);
    expect([1, 22].map((count) => say({ "shop.items": forms })("shop.items", { count }))).toEqual([
      "1 piece",
      "22 pieces",
    ]);
  });

  it("of a theme follows the rule of the page", () =>
    expect(page("eng", missing).say()("own.items", { count: 22 })).toBe("22 other"));
});

describe("the texts of an island", () => {
  it("are fetched once, in the round trip of its chunk", async () => {
    const { loadUnit, asked, filesOf } = page("eng", there);
    expect(filesOf("shop")).toEqual(["texts/b1/eng/shop.js"]);
    await Promise.all([loadUnit("shop"), loadUnit("shop"), loadUnit("shop/shell")]);
    expect(asked).toEqual(["eng/shop.js", "eng/shop-shell.js"]);
  });

  it("that do not load leave the island Polish, and are requested again at the next use", async () => {
    let isThere = false;
    const { loadUnit, asked, say } = page("eng", () => (isThere ? there() : missing()));
    await loadUnit("shop");
    expect(say()("shop.title")).toBe("Koszyk");
    isThere = true;
    await loadUnit("shop");
    expect(asked).toEqual(["eng/shop.js", "eng/shop.js"]);
    expect(say()("shop.title")).toBe("Basket");
  });

  it("are awaited for 1.5 s and not longer; later ones are used for later texts", async () => {
    let answer = (_: unknown) => {};
    const { loadUnit, say } = page("eng", () => new Promise((resolve) => (answer = resolve)));
    let done = false;
    const coming = loadUnit("shop").then(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(1_499);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await coming;
    expect(say()("shop.title")).toBe("Koszyk");
    answer({ default: english });
    await vi.advanceTimersByTimeAsync(10);
    expect(say()("shop.title")).toBe(english["shop.title"]);
  });

  it.each([null, undefined, {}, { default: null }, { default: "x" }, { default: 7 }])(
    "that are %j break nothing",
    async (module) => {
      const { loadUnit, say } = page("eng", async () => module);
      await loadUnit("shop");
      expect(say()("shop.title")).toBe("Koszyk");
    },
  );

  it("are not fetched on a Polish page, in a language that is not among the nine, and for an island of a theme", async () => {
    for (const language of ["pol", "pl", "", "lit", "__proto__", "../eng"]) {
      const { loadUnit, asked, filesOf } = page(language, there);
      await Promise.all([loadUnit("shop"), loadUnit("runtime")]);
      expect([asked, filesOf("shop")]).toEqual([[], []]);
    }
    const { loadUnit, asked } = page("eng", there);
    await loadUnit("a-theme-s-island");
    expect(asked).toEqual([]);
  });

  it("change with a visit's language for later bindings", async () => {
    const { loadUnit, asked, filesOf, say, speak } = page("eng", async (url) =>
      url.includes("ger") ? { default: { "shop.title": "Warenkorb" } } : { default: english },
    );
    await loadUnit("shop");
    const before = say();
    speak("ger");
    expect(filesOf("shop")).toEqual(["texts/b1/ger/shop.js"]);
    await loadUnit("shop");
    expect(asked).toEqual(["eng/shop.js", "ger/shop.js"]);
    expect([before("shop.title"), say()("shop.title")]).toEqual(["Basket", "Warenkorb"]);
    speak("pol");
    expect(filesOf("shop")).toEqual([]);
    expect(say()("shop.title")).toBe("Koszyk");
  });
});

it("a Polish page binds without a fetch", () =>
  expect(bindTexts(table, {}, "pol")("shop.items", { count: 5 })).toBe("5 produktów"));
