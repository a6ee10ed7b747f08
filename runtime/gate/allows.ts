import type { ServerCodeKind, ShopConfig } from "../contracts/config";

/**
 * Whether a kind of server-supplied code may run. Every kind is on by default except `instalments`, and tracking
 * needs that consent is not denied (bar H3). Inherited keys are ignored (bar S14).
 */
export function allows({ serverCode, consent }: ShopConfig, kind: ServerCodeKind): boolean {
  const setting = Object.hasOwn(serverCode, kind) ? serverCode[kind] : undefined;
  if (kind === "tracking" && consent === "denied") return false;
  return kind === "instalments" ? setting === true : setting !== false;
}
