/** Restricts the selector's targets to the page's own host and the hosts of offered sites (bar S10). */
import { type SafeUrl, safeLink } from "../../runtime/base/safe-url";

/** Checks a site's address. `null` = the address is not allowed, and the current address replaces it. */
export type Sites = (address: unknown) => SafeUrl | null;

/**
 * Builds the allow-list of these addresses. Only a complete address (`https://host/…`, without user name or password)
 * adds its host.
 * Forms that browsers merely resolve to another host (`//host`, `\\host`) do not.
 */
export function sitesAmong(addresses: readonly unknown[]): Sites {
  const bases = new Map([[location.host, location.href]]);
  for (const address of new Set(addresses)) {
    if (typeof address !== "string" || !/^https?:\/\/[^/?#\\@]+([/?#]|$)/i.test(address.trim())) continue;
    const host = hostOf(address);
    if (host && !bases.has(host)) bases.set(host, `${location.protocol}//${host}/`);
  }
  return remembering((address) => {
    const base = bases.get(hostOf(address) ?? "");
    return base === undefined ? null : safeLink(String(address).trim(), base);
  });
}

/** Thousands of countries share a few addresses, and parsing an address is slow. */
function remembering<Result>(read: (address: unknown) => Result): (address: unknown) => Result {
  const known = new Map<unknown, Result>();
  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const result = read(address);
    known.set(address, result);
    return result;
  };
}

function hostOf(address: unknown): string | null {
  try {
    return typeof address === "string" ? new URL(address, location.href).host : null;
  } catch {
    return null;
  }
}
