import { idle } from "./idle";
import { media } from "./media";
import type { Strategy } from "./strategy";
import { visible } from "./visible";

/** Strategies that only start to load: they come with the core, which is on its way by then. */
export const later: ReadonlyMap<string, Strategy> = new Map([
  ["idle", idle],
  ["visible", visible],
  ["media", media],
]);
