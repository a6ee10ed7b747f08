/**
 * Updates the page after a login without a page load (ruling 22). A separate chunk.
 *
 * - order pages: fills e-mail and phone into empty fields, refreshes header and basket, and keeps all typed input
 * - other pages: visits the current address with header, aside and content
 */

import { asObject, getPath } from "../base/values";
import type { Gate } from "../contracts/gate";
import type { OnResponseHeaders, Platform } from "../contracts/platform";
import type { WyspaStore } from "../contracts/store";
import type { Visits } from "../contracts/visit";
import { fetchPage } from "../platform/fetch-page";
import { keepFields } from "../visit/fields";
import { swap } from "../visit/swap";
import { fillContact } from "./fill-contact";

export interface AfterLoginNeeds {
  readonly store: WyspaStore;
  readonly graphql: Platform["graphql"];
  readonly visit: Visits["visit"];
  readonly gate: () => Promise<Gate>;
  readonly onResponseHeaders: OnResponseHeaders;
  /** Reads page type, view and configuration into the store again. */
  refresh(): void;
}

/** The steps of an order, where a visit would lose typed input. */
const ORDER_PAGES = /^(place-order|prepaid|order\d)$/;
const HEADER = "#container > header";

/** Rejects only when the gate cannot be loaded on an order page. Failed requests are left to the next page load. */
export async function followLogin(needs: AfterLoginNeeds): Promise<void> {
  const { store, graphql, visit, gate, onResponseHeaders, refresh } = needs;
  const { page } = store.getState();
  const vars = getPath(window, "app_shop", "vars");
  if (vars) Reflect.set(vars as object, "logged", 1); // as the platform's own module does
  if (page.orderProcess || ORDER_PAGES.test(page.type)) {
    await Promise.all([fillContact(graphql), refreshHeader(gate, onResponseHeaders)]);
  } else if (!(await visit(currentAddress(), { sections: ["header", "aside", "#content"] }))) return;
  copyPriceType();
  refresh();
}

/**
 * Replaces the header by the one that the shop would send now. Not a visit: a visit would re-run the page's handlers,
 * which redraw its steps and lose typed input. Without an answer the header stays. Rejects only when the gate cannot be
 * loaded.
 */
async function refreshHeader(
  openGate: () => Promise<Gate>,
  onResponseHeaders: OnResponseHeaders,
): Promise<void> {
  const [gate, answer] = await Promise.all([
    openGate(),
    fetchPage(new URL(location.href), { signal: new AbortController().signal }),
  ]);
  // A redirect leads to another page, with another header.
  if (!answer.ok || answer.data.url.pathname !== location.pathname) return;
  void onResponseHeaders(answer.data.headers);
  const page = gate.parsePage(answer.data.markup);
  const current = document.querySelector(HEADER);
  const incoming = page.querySelector(HEADER);
  if (!current || !incoming) return;
  const { classList } = document.documentElement;
  for (const name of ["--net", "--gross"])
    classList.toggle(name, page.documentElement.classList.contains(name));
  const restore = keepFields([current]);
  restore(swap([{ current, incoming }]));
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
