import { idle } from "./idle";
import { media } from "./media";
import { never } from "./never";
import type { Strategy } from "./strategy";
import { visible } from "./visible";

/** Strategies that ship in the core chunk, not in the entry. */
export const further: ReadonlyMap<string, Strategy> = new Map([
  ["idle", idle],
  ["visible", visible],
  ["media", media],
  ["never", never],
]);
