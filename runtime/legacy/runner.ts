/**
 * Offers what page scripts call while the page is parsed: `app_shop.runApp`, cookies, and stand-ins for `run` and for
 * the old bundle's names. Names that the page already has stay: beside the old bundle, they belong to the bundle.
 *
 * The compatibility chunk brings the real values. Stand-ins forward to them forever, because page modules keep copies.
 */

import { getCookie } from "../base/cookies";
import { asObject } from "../base/values";
import type { BlockName } from "../contracts/blocks";
import type { Names, Recording, Runner, StandIn } from "../contracts/legacy";
import type { ScriptDecision } from "../page/when-decided";
import { record } from "./recorder";

/**
 * Page modules read these as bare identifiers, some before `<body>`. Implemented in `names.ts` and `lazy-globals.ts`.
 */
const GLOBALS =
  "Modal Alertek iaiGet appModules menu_basket_cache FormValidation SelectToDropdown SetPrefixOnPhoneInput MfaConfig WebAuthn VanillaCalendar Pagination ModifyAdress simple_tooltip format_price md5 errorLog closeModal assignTabIndexes";

/** Modules write into these objects and read them back at once. */
export function offerParts(shop: Names): void {
  for (const part of ["fn", "vars", "urls", "txt", "graphql"]) shop[part] ||= {};
}

/**
 * Offers plain values of `app_shop.vars` that page modules read and write during parsing (contract D 2). A recording
 * stand-in can replace a class, but not such a value.
 */
function offerValues(vars: Record<string, unknown>): void {
  const utils = {
    debugFlag: false,
    debug(...values: unknown[]) {
      if (utils.debugFlag) console?.log(...values);
    },
  };
  vars.utils ??= utils;
  vars.sliderConfig ??= { debugSlider: !!asObject(vars.customSliderConfig).debugSlider, sliderList: [] };
  vars.lastFocusedElement ??= "";
}

/** `iaiGet.comparers` asks for the block Comparers. */
const blockOf = (method: unknown) =>
  /^(basket|wishlist|comparers|projector)$/.test(String(method))
    ? (String(method).replace(/^./, (first) => first.toUpperCase()) as BlockName)
    : null;

/** @param further more global names that page scripts may read before their real values have come */
export function installRunner({ decide, decided }: ScriptDecision, further = ""): Runner {
  const page = window as unknown as Names;
  const standIns: StandIn[] = [];
  // Checks own properties: page elements become globals by their ids, further up the prototype chain (bar S15).
  // Plain assignment, so that page scripts may overwrite and redeclare the names.
  const offer = (owner: Names, name: string, value: unknown) => {
    if (!Object.hasOwn(owner, name)) owner[name] = value;
  };
  const standIn = (owner: Names, names: string) => {
    for (const name of names.split(" ")) {
      const recording: Recording = [];
      const value = record(recording);
      offer(owner, name, value);
      if (owner[name] === value) standIns.push({ owner, name, value, recording });
    }
  };
  const given = Object.hasOwn(page, "app_shop") && page.app_shop;
  const shop = (given || {}) as Names;
  page.app_shop = shop;
  const runApp = () => decide();
  if (!shop.runApp) {
    shop.runApp = runApp;
    offerParts(shop);
    offerValues(shop.vars as Names);
    standIn(shop, "run runArr");
    standIn(page, GLOBALS + further);
    offer(page, "getCookieByName", (name: unknown) => getCookie(String(name)) ?? false);
    // Modules keep these two objects during parsing and read them later.
    offer(page, "clientNewErrorCode", []);
    offer(page, "clientFormTxt", {});
    const fn = shop.fn as Names;
    fn.cookie ||= { get: getCookie };
    standIn(fn.cookie as Names, "set remove");
  }
  return {
    standIns,
    decided,
    blocksAsked: () =>
      standIns.flatMap(({ name, recording }) =>
        name === "iaiGet" ? recording.flatMap(([, [method]]) => blockOf(method) ?? []) : [],
      ),
    isOurs: () => (page.app_shop as Names | undefined)?.runApp === runApp,
  };
}
