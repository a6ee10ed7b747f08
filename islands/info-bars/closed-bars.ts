/** Which bars the shopper has closed, on any page (spec §4, contract B j): a JSON array of ids in local storage. */
import type { SafeStorage } from "../../runtime/shop/storage";

const KEY = "closedBars";
/** The storage is shared with the platform's script, which reads it before every paint. */
const MOST = 100;
const LONGEST = 200;

export interface ClosedBars {
  has(id: string): boolean;
  add(id: string): void;
}

export function closedBars(storage: SafeStorage): ClosedBars {
  // Read anew each time: other tabs close bars too.
  const read = (): string[] => {
    try {
      const found: unknown = JSON.parse(storage.get(KEY) ?? "[]");
      return Array.isArray(found) ? [...new Set(found.filter(isId))].slice(-MOST) : [];
    } catch {
      return [];
    }
  };
  /** What nobody can read, and what stands there twice, goes. */
  const tidy = () => {
    const ids = read();
    const text = JSON.stringify(ids);
    const found = storage.get(KEY);
    if (found === null || found === text) return;
    if (ids.length) storage.set(KEY, text);
    else storage.remove(KEY);
  };

  tidy();
  return {
    has: (id) => read().includes(id),
    add(id) {
      if (!isId(id)) return;
      const others = read().filter((other) => other !== id);
      storage.set(KEY, JSON.stringify([...others, id].slice(-MOST)));
    },
  };
}

const isId = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= LONGEST;
