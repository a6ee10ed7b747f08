/**
 * What the page's scripts call while it is parsed: `app_shop.runApp`, the cookies, and stand-ins for `run` and for the
 * names of the old bundle. The compatibility chunk brings what they stand for; they forward to it for ever, because page
 * modules copy what they were given. Offered only where the page has none: beside the old bundle, they are the bundle's.
 */

import { getCookie } from "../base/cookies";
import type { BlockName } from "../contracts/blocks";
import type { Names, Recording, Runner, StandIn } from "../contracts/legacy";
import type { Decision } from "../page/when-decided";
import { offerValues } from "./parse-time";
import { record } from "./recorder";

/** Read as bare identifiers by page modules, some before there is a body. What stands for each: `names.ts`, `lazy-globals.ts`. */
const GLOBALS =
  "Modal Alertek iaiGet appModules menu_basket_cache FormValidation SelectToDropdown SetPrefixOnPhoneInput MfaConfig WebAuthn VanillaCalendar Pagination ModifyAdress simple_tooltip format_price md5 errorLog closeModal assignTabIndexes";

/** Modules write into these, and read back at once. */
export function offerParts(shop: Names): void {
  for (const part of ["fn", "vars", "urls", "txt", "graphql"]) shop[part] ||= {};
}

/** `iaiGet.comparers` asks for the block Comparers. */
const blockOf = (method: unknown) =>
  /^(basket|wishlist|comparers|projector)$/.test(String(method))
    ? (String(method).replace(/^./, (first) => first.toUpperCase()) as BlockName)
    : null;

export function offerRunner({ now, made }: Decision): Runner {
  const page = window as unknown as Names;
  const standIns: StandIn[] = [];
  // Own ones only: page elements stand in for globals by their ids, a step further up (bar S15). Plain properties, which
  // page scripts may overwrite and declare anew.
  const offer = (owner: Names, name: string, value: unknown) => {
    if (!Object.hasOwn(owner, name)) owner[name] = value;
  };
  const standIn = (owner: Names, names: string) => {
    for (const name of names.split(" ")) {
      const recording: Recording = [];
      const value = record(recording);
      offer(owner, name, value);
      if (owner[name] === value) standIns.push([owner, name, value, recording]);
    }
  };
  const given = Object.hasOwn(page, "app_shop") && page.app_shop;
  const shop = (given || {}) as Names;
  page.app_shop = shop;
  const runApp = () => now();
  if (!shop.runApp) {
    shop.runApp = runApp;
    offerParts(shop);
    offerValues(shop.vars as Names);
    standIn(shop, "run runArr");
    standIn(page, GLOBALS);
    offer(page, "getCookieByName", (name: unknown) => getCookie(String(name)) ?? false);
    // Modules keep them when they are parsed, and read them later.
    offer(page, "clientNewErrorCode", []);
    offer(page, "clientFormTxt", {});
    const fn = shop.fn as Names;
    fn.cookie ||= { get: getCookie };
    standIn(fn.cookie as Names, "set remove");
  }
  return {
    standIns,
    decided: made,
    blocksAsked: () =>
      standIns.flatMap(([, name, , recording]) =>
        name === "iaiGet" ? recording.flatMap(([, [method]]) => blockOf(method) ?? []) : [],
      ),
    isOurs: () => (page.app_shop as Names | undefined)?.runApp === runApp,
  };
}
