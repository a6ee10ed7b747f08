/**
 * Web storage that never throws. It falls back to memory when the browser denies access or the quota is exceeded (bars
 * R42, S13).
 */
export interface SafeStorage {
  /** The text under a key, or `null`. */
  get(key: string): string | null;
  /** Stores a text. Returns `false` when only the memory fallback stored it. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Keys that start with `prefix`. */
  keys(prefix: string): string[];
}

/** @param open returns the browser's storage; may throw, as `window.localStorage` does when access is denied */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Value>(action: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys(prefix) {
      const stored = attempt(
        (storage) => [...Array(storage.length)].map((_, index) => storage.key(index)),
        [],
      );
      const all = new Set([...stored.filter((key) => key !== null), ...memory.keys()]);
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}
