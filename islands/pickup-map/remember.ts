/** Remembers the point that was chosen last in this tab: only its id, nothing about the shopper. */
import type { IslandContext } from "../../runtime/contracts/island";

const KEY = "wyspa_pickup_point";

export function lastChosen({ storage }: IslandContext): string | null {
  const stored = storage.session.get(KEY);
  return stored && /^courier_\d+-.{1,100}$/.test(stored) ? stored : null;
}

export function rememberChosen({ storage }: IslandContext, uid: string): void {
  storage.session.set(KEY, uid);
}
