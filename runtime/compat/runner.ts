/**
 * What the page's scripts call while it is parsed (contract A 0.5, Part C): `app_shop.runApp`, the cookies, and stand-ins
 * for `run` and for the names that widgets use outside handlers; the compatibility chunk brings what they stand for.
 * Offered only where the page has none: with the old bundle beside us, they are the bundle's.
 */

import { getCookie } from "../ground/cookies";
import type { Decision } from "../page/when-decided";
import { type Recording, record } from "./recorder";

export type Names = Record<string, unknown>;

export type StandIn = readonly [owner: Names, name: string, value: unknown, recording: Recording];

export interface Runner {
  readonly standIns: readonly StandIn[];
  /** The page has called `runApp()`, or is parsed. */
  readonly decided: Promise<void>;
  /** The page's `runApp` is ours: no older bundle has put its own there. */
  isOurs(): boolean;
}

export function offerRunner({ now, made }: Decision): Runner {
  const page = window as unknown as Names;
  const standIns: StandIn[] = [];
  // Own ones only: page elements stand in for globals by their ids, a step further up (bar S15).
  const standIn = (owner: Names, ...names: string[]) => {
    for (const name of names) {
      if (Object.hasOwn(owner, name)) continue;
      const recording: Recording = [];
      const value = record(recording);
      owner[name] = value;
      standIns.push([owner, name, value, recording]);
    }
  };
  const given = Object.hasOwn(page, "app_shop") && page.app_shop;
  const shop = (given || { vars: {}, urls: {}, txt: {} }) as Names;
  page.app_shop = shop;
  const runApp = () => now();
  if (!shop.runApp) {
    shop.runApp = runApp;
    standIn(shop, "run", "runArr");
    standIn(page, "Modal", "Alertek", "iaiGet", "appModules", "menu_basket_cache");
    const fn = (shop.fn || {}) as Names;
    const cookie = (fn.cookie || { get: getCookie }) as Names;
    shop.fn = fn;
    fn.cookie = cookie;
    standIn(cookie, "set", "remove");
  }
  return { standIns, decided: made, isOurs: () => (page.app_shop as Names | undefined)?.runApp === runApp };
}
