/** Decides what the rules of the switch file mean for a page. */
import { hashOf } from "../../base/hash";
import type { Decision } from "../../contracts/switches";
import type { Rule } from "./rules";

export interface Place {
  /** The host name of the page. */
  readonly shop: string;
  /** The visitor's constant place among all visitors, from 0 to below 100; `undefined` when it cannot be kept. */
  visitor(): number | undefined;
}

export function decide(rules: readonly Rule[], place: Place): Decision {
  const applying = rules.filter((rule) => applies(rule, place));
  const off = applying.flatMap(({ islands = {} }) =>
    Object.entries(islands).flatMap(([name, isOn]) => (isOn ? [] : [[name, false] as const])),
  );
  const version = applying.find((rule) => rule.version)?.version;
  return {
    ...(applying.some((rule) => rule.off) && { enabled: false }),
    ...(off.length && { islands: Object.fromEntries(off) }),
    ...(version && { version }),
  };
}

function applies({ shops, percent, of = "visitors" }: Rule, { shop, visitor }: Place): boolean {
  if (shops && !shops.some((host) => isHost(shop, host))) return false;
  if (percent === undefined) return true;
  const at = of === "shops" ? placeOfShop(shop) : visitor();
  // A visitor without a constant place would change sides with each page.
  return at !== undefined && at < percent;
}

const isHost = (shop: string, host: string) =>
  host.startsWith("*.") ? shop.endsWith(host.slice(1)) : shop === host;

/**
 * The constant place of a shop among all shops, from 0 to below 100: an FNV-1a hash of its host name. A rule for 20 %
 * of the shops includes those of a rule for 10 %.
 */
export function placeOfShop(shop: string): number {
  const hash = hashOf(shop);
  // The lowest bits of similar names are similar, too.
  return (((hash ^ (hash >>> 15)) >>> 0) % 1000) / 10;
}
