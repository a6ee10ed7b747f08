import { encodeJson, parseJson } from "../../runtime/base/json";
import type { SafeStorage } from "../../runtime/base/storage";
import { bag, number } from "../../runtime/base/values";

/** Milliseconds. */
const lifetime = 5 * 60_000;
const maxEntries = 50;
/** UTF-16 units: a browser counts two bytes for each, so this is 200 kB. */
const maxSize = 100 * 1024;
const prefix = "search_";

export interface SearchCache<Value> {
  get(text: string): Value | null;
  set(text: string, answer: unknown): void;
}

/**
 * Remembers answers for five minutes of this session, under `search_<text>_<language>` (contract B j). What is
 * read back is trusted as little as an answer: the same guard decides (bar S13), and prices that are not this
 * shopper's are forgotten. At most 50 entries and 200 kB in all; the oldest go first (bar R42).
 * @param prices whose answers have: the page's currency and whether somebody is signed in, which may change meanwhile
 * @param read the guard; null means that the entry cannot be used
 */
export function searchCache<Value>(
  storage: SafeStorage,
  languageSymbol: string,
  prices: string,
  read: (answer: unknown) => Value | null,
): SearchCache<Value> {
  /** The number changes when the shape of entries does. */
  const version = `2${prices}`;
  const keyOf = (text: string) => `${prefix}${text}_${languageSymbol}`;
  /** An entry of ours that is fresh; nothing of any other. A time in the future is a clock that was put back. */
  const open = (key: string): { readonly time?: number; readonly answer?: unknown } => {
    const { version: of, time: written, answer } = bag(parseJson(storage.get(key)));
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
      let room = maxSize - key.length - entry.length;
      if (room < 0) return;
      storage.remove(key);
      storage
        .keys(prefix)
        .map((other) => ({ other, time: open(other).time ?? 0 }))
        .sort((one, two) => two.time - one.time)
        .forEach(({ other, time }, newer) => {
          room -= `${other}${storage.get(other)}`.length;
          if (room < 0 || newer >= maxEntries - 1 || !time) storage.remove(other);
        });
      storage.set(key, entry);
    },
  };
}
