import type { SafeStorage } from "../../runtime/shop/storage";

const version = 1;
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
 * read back is trusted as little as an answer: the same guard decides (bar S13). At most 50 entries and 200 kB
 * in all; the oldest go first (bar R42).
 * @param read the guard; null means that the entry cannot be used
 */
export function searchCache<Value>(
  storage: SafeStorage,
  languageSymbol: string,
  read: (answer: unknown) => Value | null,
): SearchCache<Value> {
  const keyOf = (text: string) => `${prefix}${text}_${languageSymbol}`;
  return {
    get(text) {
      const { answer } = open(storage.get(keyOf(text)));
      const value = answer === undefined ? null : read(answer);
      if (!value) storage.remove(keyOf(text));
      return value;
    },
    set(text, answer) {
      const key = keyOf(text);
      const entry = JSON.stringify({ version, time: Date.now(), answer });
      let room = maxSize - key.length - entry.length;
      if (room < 0) return;
      storage.remove(key);
      storage
        .keys(prefix)
        .map((other) => ({ other, text: storage.get(other) ?? "" }))
        .map(({ other, text }) => ({ other, size: other.length + text.length, time: open(text).time ?? 0 }))
        .sort((one, two) => two.time - one.time)
        .forEach(({ other, size, time }, newer) => {
          room -= size;
          if (room < 0 || newer >= maxEntries - 1 || !time) storage.remove(other);
        });
      storage.set(key, entry);
    },
  };
}

/** An entry of ours that is fresh; nothing of any other. A time in the future is a clock that was put back. */
function open(entry: string | null): { readonly time?: number; readonly answer?: unknown } {
  try {
    const found = JSON.parse(entry ?? "");
    const age = Date.now() - found.time;
    return found.version === version && age >= 0 && age < lifetime ? found : {};
  } catch {
    return {};
  }
}
