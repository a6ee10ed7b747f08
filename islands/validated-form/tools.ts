/**
 * What the island lends to its later chunks. Were they to import it, the build would cut it out as files of their
 * own, and every form would fetch those too.
 */
import { companionOf, controlsOf, holderOf, isControl, linked, mainOf, typeOf } from "./controls";
import { countryOf } from "./local-rules";
import { problemOf } from "./problem";

export const tools = {
  companionOf,
  controlsOf,
  countryOf,
  holderOf,
  isControl,
  linked,
  mainOf,
  problemOf,
  typeOf,
};

export type Tools = typeof tools;
