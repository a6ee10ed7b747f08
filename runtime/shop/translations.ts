/**
 * Texts of other languages than Polish, which the islands bring themselves. Fetched on pages of another language: a
 * file per island and language, `texts/<build>/<language>/<island>.js`, together with the island's own chunk.
 *
 * A text is the shop's own where it has one (configuration `texts`, `app_shop.txt`), then the language's, then Polish.
 * Languages that are not among the nine are the server's default, Polish.
 */
import type { Core, Kernel } from "../kernel";
import { inventory } from "./text-inventory";
import { bindTexts, type TextTable } from "./texts";

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
  /** The same as `bindTexts`, with the words that have come for the language. */
  readonly bind: typeof bindTexts;
}

/** The languages of spec §9 by the names that pages have for them: ISO 639-1, 639-2/T, 639-2/B (the platform's). */
const names: readonly (readonly string[])[] = [
  ["eng", "en"],
  ["ger", "de", "deu"],
  ["cze", "cs", "ces"],
  ["rum", "ro", "ron"],
  ["slo", "sk", "slk"],
  ["fre", "fr", "fra"],
  ["ukr", "uk"],
  ["hun", "hu"],
];

/** The platform's code of a language that there are texts in; null for Polish and for all others. */
export function languageOf(said: string): string | null {
  const [code = ""] = said.trim().toLowerCase().split(/[-_]/);
  return names.find((all) => all.includes(code))?.[0] ?? null;
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** @param known what there is, by the build */
export function makeTranslations(
  kernel: Pick<Kernel, "store" | "script" | "chunks" | "hosts">,
  known = inventory,
  bring: (url: string) => Promise<unknown> = (url) => import(url),
): Translations {
  const { store, script, chunks, hosts } = kernel;
  /** Per language: every text that has come. */
  const spoken = new Map<string, TextTable>();
  const fetches = new Map<string, Promise<void>>();
  const asked = new Set<string>();
  const current = () => languageOf(store.getState().shop.language);
  const fileOf = (language: string, unit: string) =>
    `texts/${known.build}/${language}/${unit.replace("/", "-")}.js`;

  const load = async (language: string, file: string) => {
    const url = script.base + file;
    const coming = bring(url)
      .catch(() => bring(`${url}?retry`))
      .then(
        (module) => {
          const words: unknown = Reflect.get(Object(module), "default");
          spoken.set(language, { ...spoken.get(language), ...(words as TextTable) });
        },
        () => {}, // Polish is what the page has got, and what it keeps until it is loaded again
      );
    // What comes later is there for whatever binds its texts from then on.
    await Promise.race([coming, after(PATIENCE_MS)]);
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
      const files = chunks.files(unit);
      const old = before ? files.indexOf(fileOf(before, unit)) : -1;
      if (old >= 0) files.splice(old, 1);
      if (language) files.push(fileOf(language, unit));
    }
    for (const unit of asked) void learn(unit);
  };
  for (const instances of hosts.values())
    for (const { row, status } of instances.values()) if (status === "ready") asked.add(row.name);
  follow();
  store.subscribe(follow);

  return {
    learn,
    bind(table, overrides, said) {
      const code = languageOf(said);
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

let translations: Translations | undefined;

/**
 * From now on whatever mounts waits for its words, which come beside its chunk. Polish pages never get here; one that
 * turns Polish by a visit waits for nothing.
 * @returns the core, once the runtime's own words are there, or count as not coming
 */
export async function translate(kernel: Kernel, core: Core): Promise<Core> {
  if (!translations) {
    const { learn, bind } = makeTranslations(kernel);
    translations = { learn, bind };
    const { mount, mountShell, rescue } = core;
    Object.assign(core, {
      bind,
      async mount(instance, module) {
        await learn(instance.row.name);
        return mount(instance, module);
      },
      async mountShell(instance, module) {
        await learn(`${instance.row.name}/shell`);
        return mountShell(instance, module);
      },
      async rescue(instance, error) {
        await learn(instance.row.name);
        return rescue(instance, error);
      },
    } satisfies Partial<Core>);
  }
  await translations.learn("runtime");
  return core;
}
