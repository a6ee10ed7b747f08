/** Sentences about mistakes in `data-island-props`. */
import { didYouMean } from "../../base/nearest-name";
import type { PropRule } from "../../contracts/island";

export const unreadableProps = (text: string): string =>
  `data-island-props must be a JSON object, so the defaults are used. It starts with ${JSON.stringify(text.slice(0, 60))}.`;

export const unknownProp = (name: string, names: readonly string[]): string =>
  `there is no prop "${name}", so it is ignored. ${names.length ? didYouMean(name, names) : "The island takes no props."}`;

export const wrongProp = (name: string, rule: PropRule): string =>
  `the prop "${name}" must be ${typeof rule === "string" ? `of type ${rule}` : `one of ${rule.join(", ")}`}, so its default is used.`;
