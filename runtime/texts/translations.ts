/**
 * Texts of other languages than Polish, which the islands bring themselves. Fetched on pages of another language: a
 * file per island and language, `texts/<build>/<language>/<island>.js`, together with the island's own chunk.
 *
 * A text is the shop's own where it has one (configuration `texts`, `app_shop.txt`), then the language's, then Polish.
 * Languages that are not among the nine are the server's default, Polish.
 */
import type { Kernel } from "../contracts/boot";
import type { TextTable } from "../contracts/texts";
import { fileOfTexts } from "./file-of-texts";
import { inventory } from "./inventory";
import { translationOf } from "./languages";
import { bindTexts } from "./texts";

/**
 * Without its words by then, an island speaks Polish. Well below the time for which a click is held for it, which
 * runs out from the press on.
 */
const PATIENCE_MS = 1_500;

export interface Translations {
  /**
   * Has the words of a unit fetched for the page's language: an island's, a shell's (`<island>/shell`), `runtime`.
   * Resolves when they are there, or count as not coming; never rejects.
   */
  learn(unit: string): Promise<void>;
  /** A unit's texts in any of the languages; null where they cannot be had in time. Never rejects. */
  fetchTexts(unit: string, language: string): Promise<TextTable | null>;
  /** The same as `bindTexts`, with the words that have come for the language. */
  readonly bind: typeof bindTexts;
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** @param known what there is, by the build */
export function makeTranslations(
  { store, loader, hosts }: Pick<Kernel, "store" | "loader" | "hosts">,
  known = inventory,
): Translations {
  /** Per language: every text that has come. */
  const spoken = new Map<string, TextTable>();
  const fetches = new Map<string, Promise<void>>();
  const asked = new Set<string>();
  const current = () => translationOf(store.getState().shop.language);
  const fileOf = (language: string, unit: string) => fileOfTexts(known.build, language, unit);

  /** What comes later than that is there for whatever binds its texts from then on. */
  const load = async (language: string, file: string) => {
    const coming = loader.loadFile(file).then((module) => {
      const words: unknown = Reflect.get(Object(module), "default");
      spoken.set(language, { ...spoken.get(language), ...(words as TextTable) });
    });
    // Polish is what the page has got meanwhile; who needs the words next asks for them again.
    coming.catch(() => fetches.delete(file));
    await Promise.race([coming.catch(() => {}), after(PATIENCE_MS)]);
  };

  const learn = async (unit: string) => {
    asked.add(unit);
    const language = current();
    if (!language || !known.units.includes(unit)) return;
    const file = fileOf(language, unit);
    const fetching = fetches.get(file) ?? load(language, file);
    fetches.set(file, fetching);
    await fetching;
  };

  let language: string | null = null;
  /** From now on a unit's words come in one round trip with its chunk; what stands may have something to say, too. */
  const follow = () => {
    const before = language;
    language = current();
    if (language === before) return;
    for (const unit of known.units) {
      if (before) loader.bring(unit, fileOf(before, unit), false);
      if (language) loader.bring(unit, fileOf(language, unit), true);
    }
    for (const unit of asked) void learn(unit);
  };
  for (const instances of hosts.values())
    for (const { row, status } of instances.values()) if (status === "ready") asked.add(row.name);
  follow();
  store.subscribe(follow);

  return {
    learn,
    async fetchTexts(unit, wanted) {
      if (!known.units.includes(unit)) return null;
      const coming = loader.loadFile(fileOf(wanted, unit)).catch(() => null);
      const module = await Promise.race([coming, after(PATIENCE_MS)]);
      return Reflect.get(Object(module), "default") ?? null;
    },
    bind(table, overrides, said) {
      const code = translationOf(said);
      const rule = code ?? said;
      const words = (code ? spoken.get(code) : undefined) ?? {};
      const asSaid = bindTexts(table, overrides, rule);
      const polish = bindTexts(table, overrides, "pol");
      return (key, values) => {
        const own = Object.hasOwn(words, key) ? words[key] : undefined;
        if (own) return bindTexts({ [key]: own }, overrides, rule)(key, values);
        // Polish forms are chosen by the Polish rule, a theme's own ones by that of its page.
        return (known.prefixes.includes(key.split(".")[0] ?? "") ? polish : asSaid)(key, values);
      };
    },
  };
}
