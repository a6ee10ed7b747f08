import { makeElement } from "../../runtime/dom/make-element";
import { zonedCountries } from "../../runtime/map/country-zones";
import { todayOf } from "../../runtime/map/opening-hours";
import { clocksAt } from "../../runtime/map/place-clock";
import type { StoreLocation } from "./store";
import type { StoreTranslate } from "./texts";

const countryOf = /* @__PURE__ */ zonedCountries();

/** A store's hours of today in a few words; empty when unknown. */
export function todayText({ week, place, country }: StoreLocation, when: Date, t: StoreTranslate): string {
  if (!week.length) return "";
  const today = todayOf(week, clocksAt(when)(countryOf(country), place?.lng));
  if (!today) return "";
  if (today.kind === "until") return t("store-map.open-until", { time: today.text });
  if (today.kind === "always") return t("store-map.always");
  return t("store-map.today", { hours: today.kind === "closed" ? t("store-map.closed") : today.text });
}

const MINUTE = 60_000;

/**
 * Makes the lines about today in the rows of stores. They are written again each minute: a page that stays open must not
 * call a store open that has closed since.
 */
export function todayLines(t: StoreTranslate, signal: AbortSignal) {
  const lines = new Map<HTMLElement, StoreLocation>();
  const write = () => {
    for (const [line, store] of lines) {
      const text = todayText(store, new Date(), t);
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
    const text = todayText(store, new Date(), t);
    if (!text || signal.aborted) return [];
    const line = makeElement("span", "store-map__today", text);
    lines.set(line, store);
    timer ??= setInterval(write, MINUTE);
    return [line];
  };
}
