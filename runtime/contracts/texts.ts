/** Text tables, and the functions that look texts up in them. */
/** The forms of a counted noun. Languages without a `few` form use `many`. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many: string;
  /** For fractions; default: `few` (Polish: "1,5 sztuki"), else `many`. */
  readonly other?: string;
}

/** Chooses the form of a counted noun. @param language the page's language (`pol`, `pl`, `eng` …), Polish by default */
export type ChoosePlural = (count: number, forms: PluralForms, language?: string) => string;

export type TextTable<Key extends string = string> = Readonly<Record<Key, string | PluralForms>>;

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string;

export interface PageTexts {
  /** Binds a Polish table to the shop's overrides and to the page's language. */
  texts<Key extends string>(table: TextTable<Key>): Translate<Key>;
  /**
   * Fetches the texts of a unit: an island, a shell (`<island>/shell`), or `runtime`. Resolves when they have loaded
   * or timed out; never rejects. Returns `undefined` on a Polish page, which needs no fetch.
   */
  loadTexts(unit: string): Promise<void> | undefined;
  /** A unit's texts in another language than the page's; `null` when they cannot be loaded. Never rejects. */
  fetchTexts(unit: string, language: string): Promise<TextTable | null>;
}
