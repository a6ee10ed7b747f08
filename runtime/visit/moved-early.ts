/** Repairs a Back or Forward that came before the code of visits: the browser has changed the address only. */

import { isHere } from "./addresses";
import { documentAddress } from "./document-address";
import { entryOf } from "./entry";
import { navigated } from "./entry-pages";

/** @returns the address of the shown document; its own one when the shopper has moved, and the page reloads */
export function addressAtStart(): string {
  const address = documentAddress();
  const move = isHere(address) ? "none" : moveSince();
  if (move === "none") return location.href; // perhaps a script of the page has changed the address of its entry
  // A script may change the address again on every page: then the next page must not count as moved.
  if (move === "likely") forget();
  location.reload();
  return address;
}

/** What happened to the history since the document was loaded, when the address is another one. */
function moveSince(): "none" | "likely" | "back" {
  const api = navigated();
  const [from, to] = [api?.activation?.entry?.key, api?.currentEntry?.key];
  if (from && from === to) return "none";
  const keys = from ? (api?.entries?.() ?? []).map(({ key }) => key) : [];
  const isBack = keys.indexOf(to ?? "") < keys.indexOf(from ?? "");
  if (isBack) return "back";
  // An entry of another script may have been added on this page.
  return entryOf(history.state) ? "likely" : "none";
}

function forget(): void {
  const { wyspa: _, ...theirs } = history.state;
  history.replaceState(theirs, "");
}
