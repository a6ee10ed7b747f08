import { idle } from "./idle";
import { media } from "./media";
import { never } from "./never";
import type { Strategy } from "./strategy";
import { visible } from "./visible";

/** Strategies that the entry does without. */
export const further: ReadonlyMap<string, Strategy> = new Map([
  ["idle", idle],
  ["visible", visible],
  ["media", media],
  ["never", never],
]);
