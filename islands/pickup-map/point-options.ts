/** Points of the present list among the suggestions: the one search field finds them by name or number. Pure. */
import { foldLetters } from "../../runtime/dom/fold-letters";
import type { Point } from "./points";
import type { Suggestion } from "./suggestions";

/** A suggestion: a place, or a point of the list. */
export interface Option extends Omit<Suggestion, "place"> {
  readonly place: Suggestion["place"] | null;
  readonly uid?: string;
}

const MOST = 3;
/** Characters from which a text can name a point. */
const ENOUGH = 3;

export function pointOptions(points: readonly Point[], typed: string): readonly Option[] {
  const wanted = foldLetters(typed).trim();
  if (wanted.length < ENOUGH) return [];
  const found: Option[] = [];
  for (const { name, id, street, city, place, uid } of points) {
    if (!foldLetters(`${name} ${id}`).includes(wanted)) continue;
    found.push({ name: [name, street, city].filter(Boolean).join(", "), place, uid });
    if (found.length === MOST) break;
  }
  return found;
}
