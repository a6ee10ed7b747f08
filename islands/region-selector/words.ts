/** In which language the selector speaks: the page's, or that of the one to whom it makes a suggestion. */
import type { IslandContext } from "../../runtime/islands/contract";
import { plural } from "../../runtime/shop/plural";
import type { TextTable } from "../../runtime/shop/texts";
import { tagOf } from "./languages";
import type { Regions } from "./regions";
import { type Say, type TextKey, texts } from "./texts";

type Table = TextTable<TextKey>;

/** Of all but the page's language, only one is ever needed, and only for a suggestion. */
const tables = new Map<string, () => Promise<{ default: object }>>([
  ["pol", async () => ({ default: texts })],
  ["eng", () => import("./texts/eng.json")],
  ["ger", () => import("./texts/ger.json")],
  ["cze", () => import("./texts/cze.json")],
  ["rum", () => import("./texts/rum.json")],
  ["slo", () => import("./texts/slo.json")],
  ["fre", () => import("./texts/fre.json")],
  ["ukr", () => import("./texts/ukr.json")],
  ["hun", () => import("./texts/hun.json")],
]);

/** Milliseconds: a selector in the page's own language is better than none (bar R8). */
const PATIENCE_MS = 1_500;

export interface Words {
  readonly say: Say;
  /** For `lang`, where it is not the page's language. */
  readonly tag: string | undefined;
}

/** The words of the selector; the page's own where the others cannot be had (contract A 9.3.8). */
export async function wordsFor(
  { suggestion, recommendedLanguage }: Regions,
  { texts: bind, store }: Pick<IslandContext, "texts" | "store">,
): Promise<Words> {
  const own = { say: bind(texts), tag: undefined };
  if (!suggestion) return own;
  const language = tables.has(recommendedLanguage) ? recommendedLanguage : "eng";
  if (tagOf(language) === tagOf(store.getState().shop.language || "pol")) return own;
  const table = await Promise.race([
    tables
      .get(language)?.()
      .catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS)),
  ]);
  return table ? { say: speak(table.default as Table, language), tag: tagOf(language) } : own;
}

/** Binds a table of another language than the page's. The shop's overrides are in that one, and stay out of it. */
function speak(table: Table, language: string): Say {
  return (key, values = {}) => {
    const text = table[key];
    const form = typeof text === "string" ? text : plural(Number(values.count), text, language);
    return form.replace(/\{(\w+)\}/g, (slot, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : slot,
    );
  };
}
