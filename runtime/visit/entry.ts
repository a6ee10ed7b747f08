/** Our own part of `history.state`; what other scripts keep there is theirs. */

/** The section of the page, and the one of the new page that takes its place. */
export type Pair = readonly [current: string, incoming: string];
export type Scroll = readonly [left: number, top: number];

export interface Entry {
  readonly id: string;
  /** All that visits have replaced on the way here: what tells this page from those before it. */
  readonly sections: readonly Pair[];
  readonly scroll: Scroll;
}

/** The entry of one of our visits, or undefined where another script, or nobody, has left its mark. */
export function entryOf(state: unknown): Entry | undefined {
  const { wyspa } = (state ?? {}) as { wyspa?: Partial<Entry> };
  return typeof wyspa?.id === "string" && Array.isArray(wyspa.sections) && Array.isArray(wyspa.scroll)
    ? (wyspa as Entry)
    : undefined;
}
