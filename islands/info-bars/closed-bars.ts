/** Remembers which bars the shopper has closed, on any page (contract B j): a JSON array of ids in local storage. */
import { encodeJson, parseJson } from "../../runtime/base/json";
import type { SafeStorage } from "../../runtime/base/storage";
import { textsIn } from "../../runtime/base/values";

const KEY = "closedBars";
/** Limits of the list, because the platform's script reads the same storage before every paint. */
const MOST = 100;
const LONGEST = 200;

export interface ClosedBars {
  has(id: string): boolean;
  add(id: string): void;
}

export function closedBars(storage: SafeStorage): ClosedBars {
  // Read each time: other tabs close bars too.
  const read = () => [...new Set(textsIn(parseJson(storage.get(KEY))).filter(isId))].slice(-MOST);
  /** Removes unreadable entries and duplicates. */
  const tidy = () => {
    const ids = read();
    const text = encodeJson(ids);
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
      storage.set(KEY, encodeJson([...others, id].slice(-MOST)));
    },
  };
}

const isId = (text: string): boolean => text !== "" && text.length <= LONGEST;
