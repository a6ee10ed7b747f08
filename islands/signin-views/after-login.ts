/**
 * Updates the page after a login without a page load (ruling 22). The platform calls it after each of its own sign-ins.
 *
 * - order pages: fills e-mail and phone into empty fields, refreshes header and basket, and keeps all typed input
 * - other pages: visits the current address with header, aside and content
 */

import { asObject, getPath, text } from "../../runtime/base/values";
import type { GraphqlOperation } from "../../runtime/contracts/graphql";
import type { Platform } from "../../runtime/contracts/platform";
import type { WyspaStore } from "../../runtime/contracts/store";
import type { Visits } from "../../runtime/contracts/visit";

export interface AfterLoginNeeds {
  readonly store: WyspaStore;
  readonly graphql: Platform["graphql"];
  readonly visit: Visits["visit"];
  /** Replaces the page's header with the one that the shop sends now. Rejects when the gate cannot be loaded. */
  refreshHeader(): Promise<void>;
  /** Reads page type, view and configuration into the store again. */
  reloadConfig(): void;
}

/** The steps of an order, where a visit would lose typed input. */
const ORDER_PAGES = /^(place-order|prepaid|order\d)$/;

/** Rejects only when the gate cannot be loaded on an order page. Failed requests are left to the next page load. */
export async function followLogin(needs: AfterLoginNeeds): Promise<void> {
  const { store, graphql, visit, refreshHeader, reloadConfig } = needs;
  const { page } = store.getState();
  const vars = getPath(window, "app_shop", "vars");
  if (vars) Reflect.set(vars as object, "logged", 1); // as the platform's own module does
  if (page.orderProcess || ORDER_PAGES.test(page.type)) {
    await Promise.all([fillContact(graphql), refreshHeader()]);
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

/** Requests only the fields that the platform documents (contract D 6). */
const client: GraphqlOperation = {
  suffix: "?query=client",
  document: "query Client { client { email phone } }",
};

/** The platform's own attributes identify the fields, whatever their names. */
const FIELDS = {
  email: 'input[data-graphql="email"], input[data-name="email"]',
  phone: 'input[data-graphql="phone"], input[data-name="phone"]',
} as const;

/**
 * Fills the customer's e-mail and phone into empty fields of an order page (contract B e).
 * No-op when the page has its own quick sign-in module, which fills these fields and the address. Never rejects.
 */
export async function fillContact(graphql: Platform["graphql"]): Promise<void> {
  if (getPath(window, "app_shop", "fn", "smileLogin")) return;
  const answer = await graphql(client, {});
  if (!answer.ok) return;
  for (const [name, selector] of Object.entries(FIELDS)) {
    const field = document.querySelector<HTMLInputElement>(`form.cop :is(${selector})`);
    const known = text(getPath(answer.data, "client", name));
    if (field && known) fill(field, withoutPrefix(field, known));
  }
}

/** Keeps typed values. Dispatches the usual events, so that forms notice the change. */
function fill(field: HTMLInputElement, known: string): void {
  if (field.value || field.disabled || field.readOnly || field === document.activeElement) return;
  field.value = known;
  for (const type of ["input", "change"]) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}

/** Removes a country prefix that has its own field. */
const withoutPrefix = ({ dataset }: HTMLInputElement, known: string): string =>
  dataset.concatFrom ? known.replace(/^\+\d+\s+/, "") : known;
