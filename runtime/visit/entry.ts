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

/** The page in sight. */
export interface Shown {
  /** `undefined` before the first visit. */
  entry: Entry | undefined;
  /** The address of the shown content; during Back, the address bar is already ahead of it. */
  url: string;
}

/** Selectors of a state that our code did not write may be unreadable, and `querySelector` would throw. */
function isSelector(text: unknown): boolean {
  try {
    document.createDocumentFragment().querySelector(text as string);
    return typeof text === "string";
  } catch {
    return false;
  }
}
const isPair = (pair: unknown): boolean => Array.isArray(pair) && pair.length === 2 && pair.every(isSelector);

/** The entry of a visit; `undefined` when the state is empty, malformed, or belongs to another script. */
export function entryOf(state: unknown): Entry | undefined {
  const { wyspa } = (state ?? {}) as { wyspa?: Partial<Entry> };
  return typeof wyspa?.id === "string" &&
    Array.isArray(wyspa.sections) &&
    wyspa.sections.every(isPair) &&
    Array.isArray(wyspa.scroll)
    ? (wyspa as Entry)
    : undefined;
}
