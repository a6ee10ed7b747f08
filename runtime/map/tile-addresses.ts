/** Addresses of tiles out of the one that the shop has configured. Nothing else is ever asked for tiles. */

/** Stands for a slot while the address is parsed: nothing that a parser would change. */
const SLOT = /\{([zxy])\}/g;
const KEPT = /0slot([zxy])slot0/g;

/**
 * @param configured an address with `{z}`, `{x}` and `{y}`; `{s}` stands for `a`, `b` and `c`, `{r}` for `@2x` on sharp screens
 * @returns absolute addresses; none where it is no address of the web, or lacks a slot
 */
export function tileAddresses(configured: string, base: string = document.baseURI): readonly string[] {
  if (!/\{z\}/.test(configured) || !/\{x\}/.test(configured) || !/\{y\}/.test(configured)) return [];
  const letters = configured.includes("{s}") ? ["a", "b", "c"] : [""];
  const sharp = devicePixelRatio > 1 ? "@2x" : "";
  const addresses = letters.map((letter) => {
    const filled = configured.replaceAll("{s}", letter).replaceAll("{r}", sharp);
    return absolute(filled.replace(SLOT, "0slot$1slot0"), base)?.replace(KEPT, "{$1}");
  });
  return addresses.every((one) => one !== undefined) ? (addresses as string[]) : [];
}

function absolute(address: string, base: string): string | undefined {
  try {
    const url = new URL(address, base);
    // On a secure page, a secure one.
    if (url.protocol === "http:" && new URL(base).protocol === "https:") url.protocol = "https:";
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The hosts of these addresses: whom a shopper's browser will ask. */
export const hostsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map((address) => new URL(address).host)),
];
