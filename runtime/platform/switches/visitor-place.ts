/** The constant place of a visitor among all visitors. */
import type { SafeStorage } from "../../base/storage";

const KEY = "wyspa_place";

/**
 * The first rule that needs it draws it, and the storage keeps it. There are only 1,000 places, so that a place does not
 * identify a visitor.
 * @returns from 0 to below 100; `undefined` when the browser does not keep it
 */
export function visitorPlace(storage: SafeStorage): number | undefined {
  const kept = storage.get(KEY);
  if (kept !== null && /^\d{1,3}$/.test(kept)) return Number(kept) / 10;
  const drawn = Math.floor(Math.random() * 1000);
  return storage.set(KEY, String(drawn)) ? drawn / 10 : undefined;
}
