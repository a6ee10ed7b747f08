import { isClockOf, todayOf } from "../../runtime/map/opening-hours";
import type { StoreLocation } from "./store";
import type { StoreTranslate } from "./texts";

/** A store's hours of today in a few words; empty when unknown. */
export function todayText({ week, place }: StoreLocation, when: Date, t: StoreTranslate): string {
  const today = todayOf({ week, when, isHere: isClockOf(place?.lng, when) });
  if (!today) return "";
  if (today.kind === "until") return t("store-map.open-until", { time: today.text });
  if (today.kind === "always") return t("store-map.always");
  return t("store-map.today", { hours: today.kind === "closed" ? t("store-map.closed") : today.text });
}
