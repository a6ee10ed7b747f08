/**
 * Shows the page as the customer's after a login without a new page (ruling 22). A chunk of its own.
 *
 *   order pages   their e-mail and phone into empty fields; header and basket afresh; nothing that was typed is lost
 *   elsewhere     a visit to the address of now: header, aside and content
 */

import { bag, getPath } from "../base/values";
import type { Gate } from "../contracts/gate";
import type { OnResponseHeaders, Platform } from "../contracts/platform";
import type { WyspaStore } from "../contracts/store";
import type { Visits } from "../contracts/visit";
import { fillContact } from "./fill-contact";
import { refreshHeader } from "./refresh-header";

export interface AfterLoginNeeds {
  readonly store: WyspaStore;
  readonly graphql: Platform["graphql"];
  readonly visit: Visits["visit"];
  readonly gate: () => Promise<Gate>;
  readonly onResponseHeaders: OnResponseHeaders;
  /** Reads page type, view and configuration into the store again. */
  refresh(): void;
}

/** The steps of an order (spec §2): a new page would lose what is typed on them. */
const ORDER_PAGES = /^(place-order|prepaid|order\d)$/;

/** Does not reject: what cannot be shown now, the next page shows. */
export async function followLogin(needs: AfterLoginNeeds): Promise<void> {
  const { store, graphql, visit, gate, onResponseHeaders, refresh } = needs;
  const { page } = store.getState();
  const vars = getPath(window, "app_shop", "vars");
  if (vars) Reflect.set(vars as object, "logged", 1); // as the platform's own module marks it
  if (page.orderProcess || ORDER_PAGES.test(page.type)) {
    await Promise.all([fillContact(graphql), refreshHeader(gate, onResponseHeaders)]);
  } else if (!(await visit(addressOfNow(), { sections: ["header", "aside", "#content"] }))) return;
  takePrices();
  refresh();
}

/** The address of the page, without the wish to sign out that may have led there. */
function addressOfNow(): URL {
  const url = new URL(location.href);
  if (url.searchParams.get("operation") === "logout") url.searchParams.delete("operation");
  return url;
}

/** Whether prices are net is said by the page's own root; its script that says so runs with a whole page only. */
function takePrices(): void {
  const { classList } = document.documentElement;
  const type = ["net", "gross"].find((one) => classList.contains(`--${one}`));
  const vars = bag(getPath(window, "app_shop", "vars"));
  if (type && vars.priceType) Reflect.set(vars, "priceType", type);
}
