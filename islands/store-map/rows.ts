/** What the island adds to a row, the server's or its own: today's hours, the distance, and the mark of a choice. */
import { setAttr } from "../../runtime/base/safe-dom";
import { makeElement } from "../../runtime/dom/make-element";
import { kilometres } from "../../runtime/places/geo-point";
import { todayText } from "../../runtime/places/opening-hours";
import type { FinderState } from "./finder";
import type { StoreLocation } from "./stores";
import type { StoreTranslate } from "./texts";

const MINUTE = 60_000;

/**
 * Makes the lines about today in the rows of stores. They are written again each minute: a page that stays open must not
 * call a store open that has closed since.
 */
export function todayLines(t: StoreTranslate, signal: AbortSignal) {
  const lines = new Map<HTMLElement, StoreLocation>();
  const textOf = (store: StoreLocation) =>
    store.week.length ? todayText(store, new Date(), (key, values) => t(`store-map.${key}`, values)) : "";
  const write = () => {
    for (const [line, store] of lines) {
      const text = textOf(store);
      if (line.textContent !== text) line.textContent = text;
    }
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    for (const line of lines.keys()) line.replaceWith();
  });
  /** @returns no line when nothing is known about the store's hours */
  return (store: StoreLocation): readonly HTMLElement[] => {
    const text = textOf(store);
    if (!text || signal.aborted) return [];
    const line = makeElement("span", "store-map__today", text);
    lines.set(line, store);
    timer ??= setInterval(write, MINUTE);
    return [line];
  };
}

/** The distance in whole kilometres, at least 1; `null` when it is unknown or not asked for. */
export function distanceLine(
  { place }: StoreLocation,
  from: FinderState["from"],
  t: StoreTranslate,
): HTMLElement | null {
  if (!from || !place) return null;
  const distance = Math.max(1, Math.round(kilometres(from.place, place)));
  return makeElement("span", "store-map__distance", t("store-map.distance", { distance }));
}

export function markChosen(row: Element | null | undefined, isChosen: boolean): void {
  if (!row) return;
  row.classList.toggle("store-map__chosen", isChosen);
  setAttr(row, "aria-current", isChosen ? "true" : null);
}
