import type { SafeStorage } from "../../runtime/shop/storage";

const version = 1;
const lifetime = 5 * 60_000;
const maxEntries = 50;
/** UTF-16 units: browsers count two bytes for each, so this is 200 kB. */
const maxSize = 100 * 1024;
const prefix = "search_";

/** The head of our own entries: their age is known without parsing them. */
const head = /^\{"version":1,"time":(\d{1,15}),/;

export interface SearchCache<Value> {
  get(text: string): Value | null;
  set(text: string, answer: unknown): void;
}

/**
 * Remembers answers for five minutes of this session, under `search_<text>_<language>` (contract B j). What is
 * read back is as little trusted as an answer: the same guard decides (bar S13). At most 50 entries and 200 kB
 * in all, the oldest go first (bar R42).
 * @param read the guard; null means that the entry cannot be used
 */
export function searchCache<Value>(
  storage: SafeStorage,
  languageSymbol: string,
  read: (answer: unknown) => Value | null,
): SearchCache<Value> {
  const keyOf = (text: string) => `${prefix}${text}_${languageSymbol}`;

  const open = (entry: string): Value | null => {
    try {
      const { version: made, time, answer } = JSON.parse(entry);
      return made === version && isFresh(time) ? read(answer) : null;
    } catch {
      return null;
    }
  };

  const makeRoom = (needed: number) => {
    let room = maxSize - needed;
    storage
      .keys(prefix)
      .map((key) => ({ key, entry: storage.get(key) ?? "" }))
      .map(({ key, entry }) => ({
        key,
        size: key.length + entry.length,
        time: Number(head.exec(entry)?.[1]) || 0,
      }))
      .sort((one, other) => other.time - one.time)
      .forEach(({ key, size, time }, older) => {
        room -= size;
        if (room < 0 || older >= maxEntries - 1 || !isFresh(time)) storage.remove(key);
      });
  };

  return {
    get(text) {
      const entry = storage.get(keyOf(text));
      const value = entry && open(entry);
      if (value) return value;
      if (entry !== null) storage.remove(keyOf(text));
      return null;
    },
    set(text, answer) {
      const key = keyOf(text);
      const entry = JSON.stringify({ version, time: Date.now(), answer });
      storage.remove(key);
      const size = key.length + entry.length;
      if (size > maxSize) return;
      makeRoom(size);
      storage.set(key, entry);
    },
  };
}

/** A time in the future is a clock that was put back, or not ours: not fresh. */
function isFresh(time: unknown): boolean {
  const age = typeof time === "number" ? Date.now() - time : -1;
  return age >= 0 && age < lifetime;
}
