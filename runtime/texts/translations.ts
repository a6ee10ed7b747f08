/**
 * Loads the texts of languages other than Polish. There is one file per island and language,
 * `texts/<build>/<language>/<island>.js`, which is fetched together with the island's chunk.
 *
 * The shop's own text comes first (configuration `texts`, `app_shop.txt`), then the language's, then Polish. Languages
 * outside the nine supported ones get Polish.
 */
import { withDeadline } from "../base/deadline";
import type { Boot } from "../contracts/boot";
import type { TextTable } from "../contracts/texts";
import { fileOfTexts } from "./file-of-texts";
import { translationOf } from "./languages";
import { bindTexts } from "./texts";

/** The text files that the build has written. */
interface TextInventory {
  /** A hash of all texts, used in their addresses. */
  readonly build: string;
  /** The units that have a file per language: islands, shells (`<island>/shell`), `runtime`. */
  readonly units: readonly string[];
  /** The prefixes of our own text keys. */
  readonly prefixes: readonly string[];
}

declare const __TEXTS__: TextInventory | undefined;

/** Empty in tests, which run without a build. */
const inventory: TextInventory =
  typeof __TEXTS__ === "undefined" ? { build: "", units: [], prefixes: [] } : __TEXTS__;

/**
 * Milliseconds after which an island mounts in Polish, without its translation. Well below the 3 s after which the
 * browser sends a queued submit without the island (`early-events.ts`).
 */
const TIMEOUT_MS = 1_500;

export interface Translations {
  /**
   * Fetches the texts of a unit in the page's language: an island, a shell (`<island>/shell`), or `runtime`. Resolves
   * when they have loaded or timed out; never rejects.
   */
  loadUnit(unit: string): Promise<void>;
  /** A unit's texts in any supported language; `null` when they do not load in time. Never rejects. */
  fetchTexts(unit: string, language: string): Promise<TextTable | null>;
  /** Works as `bindTexts`, and adds the texts that have loaded for the language. */
  readonly bind: typeof bindTexts;
}

/** @param known the inventory of text files that the build has written */
export function makeTranslations(
  { store, loader, hosts }: Pick<Boot, "store" | "loader" | "hosts">,
  known = inventory,
): Translations {
  /** All loaded texts, by language. */
  const loaded = new Map<string, TextTable>();
  const fetches = new Map<string, Promise<void>>();
  const requested = new Set<string>();
  const current = () => translationOf(store.getState().shop.language);
  const fileOf = (language: string, unit: string) => fileOfTexts(known.build, language, unit);

  /** Texts that load after the timeout apply to tables that are bound later. */
  const load = async (language: string, file: string) => {
    const coming = loader.loadFile(file).then((module) => {
      const words: unknown = Reflect.get(Object(module), "default");
      loaded.set(language, { ...loaded.get(language), ...(words as TextTable) });
    });
    // The page shows Polish meanwhile; the next caller retries the fetch.
    coming.catch(() => fetches.delete(file));
    await withDeadline(
      coming.catch(() => {}),
      TIMEOUT_MS,
    );
  };

  const loadUnit = async (unit: string) => {
    requested.add(unit);
    const language = current();
    if (!language || !known.units.includes(unit)) return;
    const file = fileOf(language, unit);
    const fetching = fetches.get(file) ?? load(language, file);
    fetches.set(file, fetching);
    await fetching;
  };

  let language: string | null = null;
  /**
   * After a change of language, a unit's texts load in one round trip with its chunk. Units already in use load now.
   */
  const follow = () => {
    const before = language;
    language = current();
    if (language === before) return;
    for (const unit of known.units) {
      if (before) loader.setCompanion(unit, fileOf(before, unit), false);
      if (language) loader.setCompanion(unit, fileOf(language, unit), true);
    }
    for (const unit of requested) void loadUnit(unit);
  };
  for (const instances of hosts.values())
    for (const { row, status } of instances.values()) if (status === "ready") requested.add(row.name);
  follow();
  store.subscribe(follow);

  return {
    loadUnit,
    async fetchTexts(unit, wanted) {
      if (!known.units.includes(unit)) return null;
      const coming = loader.loadFile(fileOf(wanted, unit)).catch(() => null);
      const module = await withDeadline(coming, TIMEOUT_MS);
      return Reflect.get(Object(module), "default") ?? null;
    },
    bind(table, overrides, pageLanguage) {
      const code = translationOf(pageLanguage);
      const rule = code ?? pageLanguage;
      const words = (code ? loaded.get(code) : undefined) ?? {};
      const byPageRule = bindTexts(table, overrides, rule);
      const byPolishRule = bindTexts(table, overrides, "pol");
      return (key, values) => {
        const own = Object.hasOwn(words, key) ? words[key] : undefined;
        if (own) return bindTexts({ [key]: own }, overrides, rule)(key, values);
        // Our Polish texts follow the Polish plural rule; texts of the shop and of a theme that of the page's language.
        const isOurs = known.prefixes.includes(key.split(".")[0] ?? "") && !Object.hasOwn(overrides, key);
        return (isOurs ? byPolishRule : byPageRule)(key, values);
      };
    },
  };
}
