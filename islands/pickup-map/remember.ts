/** Which point was chosen last in this tab: its id alone, nothing of the shopper. */
import type { IslandContext } from "../../runtime/contracts/island";

const KEY = "wyspa_pickup_point";

export function lastChosen({ storage }: IslandContext): string | null {
  const said = storage.session.get(KEY);
  return said && /^courier_\d+-.{1,100}$/.test(said) ? said : null;
}

export function rememberChosen({ storage }: IslandContext, uid: string): void {
  storage.session.set(KEY, uid);
}
