import { zonedCountry } from "../../runtime/map/country-zones";
import { todayOf } from "../../runtime/map/opening-hours";
import { clockOf } from "../../runtime/map/place-clock";
import type { StoreLocation } from "./store";
import type { StoreTranslate } from "./texts";

/** A store's hours of today in a few words; empty when unknown. */
export function todayText({ week, place, country }: StoreLocation, when: Date, t: StoreTranslate): string {
  if (!week.length) return "";
  const today = todayOf(week, clockOf(zonedCountry(country), place?.lng, when));
  if (!today) return "";
  if (today.kind === "until") return t("store-map.open-until", { time: today.text });
  if (today.kind === "always") return t("store-map.always");
  return t("store-map.today", { hours: today.kind === "closed" ? t("store-map.closed") : today.text });
}
