/**
 * Updates the page after a login without a page load (ruling 22). A separate chunk.
 *
 * - order pages: fills e-mail and phone into empty fields, refreshes header and basket, and keeps all typed input
 * - other pages: visits the current address with header, aside and content
 */

import { asObject, getPath } from "../base/values";
import type { Platform } from "../contracts/platform";
import type { WyspaStore } from "../contracts/store";
import type { Visits } from "../contracts/visit";
import { fillContact } from "./fill-contact";
import { type HeaderNeeds, refreshHeader } from "./refresh-header";

export interface AfterLoginNeeds extends HeaderNeeds {
  readonly store: WyspaStore;
  readonly graphql: Platform["graphql"];
  readonly visit: Visits["visit"];
  /** Reads page type, view and configuration into the store again. */
  reloadConfig(): void;
}

/** The steps of an order, where a visit would lose typed input. */
const ORDER_PAGES = /^(place-order|prepaid|order\d)$/;

/** Rejects only when the gate cannot be loaded on an order page. Failed requests are left to the next page load. */
export async function followLogin(needs: AfterLoginNeeds): Promise<void> {
  const { store, graphql, visit, reloadConfig } = needs;
  const { page } = store.getState();
  const vars = getPath(window, "app_shop", "vars");
  if (vars) Reflect.set(vars as object, "logged", 1); // as the platform's own module does
  if (page.orderProcess || ORDER_PAGES.test(page.type)) {
    await Promise.all([fillContact(graphql), refreshHeader(needs)]);
  } else if (!(await visit(currentAddress(), { sections: ["header", "aside", "#content"] }))) return;
  copyPriceType();
  reloadConfig();
}

/** The current address without a logout parameter, because the visit would sign the shopper out again. */
function currentAddress(): URL {
  const url = new URL(location.href);
  if (url.searchParams.get("operation") === "logout") url.searchParams.delete("operation");
  return url;
}

/**
 * Copies the price type from the class of `<html>` to `app_shop.vars`, because the inline script that sets it runs only
 * at a full page load.
 */
function copyPriceType(): void {
  const { classList } = document.documentElement;
  const type = ["net", "gross"].find((name) => classList.contains(`--${name}`));
  const vars = asObject(getPath(window, "app_shop", "vars"));
  if (type && vars.priceType) Reflect.set(vars, "priceType", type);
}
