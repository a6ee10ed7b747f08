import type { ServerCodeKind, ShopConfig } from "../contracts/config";

/**
 * Whether the shop wants a kind of server-supplied code (design §2: all but `instalments`, unless it says
 * otherwise), and whether the shopper lets tracking happen (bar H3). Inherited keys say nothing (bar S14).
 */
export function allows({ serverCode, consent }: ShopConfig, kind: ServerCodeKind): boolean {
  const said = Object.hasOwn(serverCode, kind) ? serverCode[kind] : undefined;
  if (kind === "tracking" && consent === "denied") return false;
  return kind === "instalments" ? said === true : said !== false;
}
