/** Defines and reads the visits' part of `history.state`, under the key `wyspa`; other scripts may use other keys. */

/** Selectors of a section of the page, and of its replacement on the new page. */
export type Pair = readonly [current: string, incoming: string];
export type Scroll = readonly [left: number, top: number];

export interface Entry {
  readonly id: string;
  /** All sections that visits replaced up to this page, so that Back and Forward know which sections may differ. */
  readonly sections: readonly Pair[];
  readonly scroll: Scroll;
}

/** The entry of a visit; `undefined` when the state is empty or belongs to another script. */
export function entryOf(state: unknown): Entry | undefined {
  const { wyspa } = (state ?? {}) as { wyspa?: Partial<Entry> };
  return typeof wyspa?.id === "string" && Array.isArray(wyspa.sections) && Array.isArray(wyspa.scroll)
    ? (wyspa as Entry)
    : undefined;
}
