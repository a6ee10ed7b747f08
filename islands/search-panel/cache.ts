import { encodeJson, parseJson } from "../../runtime/base/json";
import type { SafeStorage } from "../../runtime/base/storage";
import { asObject, number } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import type { SearchResults } from "./answer";
import { RECENT } from "./recent";

/** Milliseconds. */
const lifetime = 5 * 60_000;
const maxEntries = 50;
/** UTF-16 units: browsers count two bytes for each, so this is 200 kB. */
const maxSize = 100 * 1024;
const prefix = "search_";

export interface SearchCache<Value> {
  get(text: string): Value | null;
  set(text: string, answer: unknown): void;
}

/** Reads the results of an answer; `null` = the answer is unusable. */
export type Read = (answer: unknown) => SearchResults | null;

/** The cache of this session, for the prices that this shopper sees: they change at a sign-in or sign-out. */
export function cacheIn({ store, storage }: IslandContext, read: Read): SearchCache<SearchResults> {
  const { shop, customer } = store.getState();
  const prices = `${shop.currency.symbol} ${customer.status}`;
  return searchCache(storage.session, shop.languageSymbol, prices, (answer) => {
    const results = read(answer);
    return results?.whole ? results : null;
  });
}

/**
 * Caches answers for five minutes of this session, under `search_<text>_<language>` (contract B j).
 * Entries are validated like answers (bar S13), and entries with another shopper's prices are dropped.
 * The cache holds at most 50 entries and 200 kB; the oldest entries go first (bar R42).
 * @param prices identifies the shown prices: currency and sign-in status, which may change during the session
 * @param read the validator; `null` = the entry is unusable
 */
export function searchCache<Value>(
  storage: SafeStorage,
  languageSymbol: string,
  prices: string,
  read: (answer: unknown) => Value | null,
): SearchCache<Value> {
  /** Increment the number when the shape of entries changes. */
  const version = `2${prices}`;
  const keyOf = (text: string) => `${prefix}${text}_${languageSymbol}`;
  /**
   * Returns a fresh entry of this version, otherwise an empty object. A time in the future means that the clock was set
   * back.
   */
  const open = (key: string): { readonly time?: number; readonly answer?: unknown } => {
    const { version: of, time: written, answer } = asObject(parseJson(storage.get(key)));
    const time = number(written) ?? 0;
    const age = Date.now() - time;
    return of === version && age >= 0 && age < lifetime ? { time, answer } : {};
  };
  return {
    get(text) {
      const value = read(open(keyOf(text)).answer);
      if (!value) storage.remove(keyOf(text));
      return value;
    },
    set(text, answer) {
      const key = keyOf(text);
      const entry = encodeJson({ version, time: Date.now(), answer });
      let freeSize = maxSize - key.length - entry.length;
      if (freeSize < 0) return;
      storage.remove(key);
      storage
        .keys(prefix)
        .filter((other) => other !== RECENT)
        .map((other) => ({ other, time: open(other).time ?? 0 }))
        .sort((a, b) => b.time - a.time)
        .forEach(({ other, time }, newer) => {
          freeSize -= `${other}${storage.get(other)}`.length;
          if (freeSize < 0 || newer >= maxEntries - 1 || !time) storage.remove(other);
        });
      storage.set(key, entry);
    },
  };
}
