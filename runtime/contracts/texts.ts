/** The forms of a counted noun. Languages without a `few` form use `many`. */
export interface PluralForms {
  readonly one: string;
  readonly few?: string;
  readonly many: string;
  /** For fractions; `few` (Polish: "1,5 sztuki") or `many` when absent. */
  readonly other?: string;
}

export type TextTable<Key extends string = string> = Readonly<Record<Key, string | PluralForms>>;

export type TextValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = string> = (key: Key, values?: TextValues) => string;

export interface Words {
  /** Binds a Polish table to the shop's overrides and to the page's language. */
  texts<Key extends string>(table: TextTable<Key>): Translate<Key>;
  /**
   * Has the words of a unit fetched: an island's, a shell's (`<island>/shell`), `runtime`. Resolves when they are there,
   * or count as not coming; undefined on a Polish page, which waits for nothing. Never rejects.
   */
  learn(unit: string): Promise<void> | undefined;
  /** A unit's texts in another language than the page's; null where they cannot be had. Never rejects. */
  fetchTexts(unit: string, language: string): Promise<TextTable | null>;
}
