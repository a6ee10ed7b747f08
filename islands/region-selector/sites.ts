/** Where the selector may lead: the page's own host, and the hosts of the sites that are offered (bar S10). */
import { type SafeUrl, safeLink } from "../../runtime/base/safe-url";

/** Checks the address of a site. Null = it must not be used, and the current address takes its place. */
export type Sites = (address: unknown) => SafeUrl | null;

/**
 * The allow-list of these addresses. Only one that is written out (`https://host/…`, no names and passwords) adds
 * its host; what browsers merely read as an address of another host (`//host`, `\\host`) does not.
 */
export function sitesAmong(addresses: readonly unknown[]): Sites {
  const bases = new Map([[location.host, location.href]]);
  for (const address of addresses) {
    if (typeof address !== "string" || !/^https?:\/\/[^/?#\\@]+([/?#]|$)/i.test(address.trim())) continue;
    const host = hostOf(address);
    if (host && !bases.has(host)) bases.set(host, `${location.protocol}//${host}/`);
  }
  return (address) => {
    const base = bases.get(hostOf(address) ?? "");
    return base === undefined ? null : safeLink(String(address).trim(), base);
  };
}

function hostOf(address: unknown): string | null {
  try {
    return typeof address === "string" ? new URL(address, location.href).host : null;
  } catch {
    return null;
  }
}
