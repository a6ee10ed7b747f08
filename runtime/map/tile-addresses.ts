/** Makes the tile URLs from the shop's configured one. Tiles are requested from these URLs only. */

/** The warning for theme designers when the shop has configured no tiles. */
export const NO_TILES =
  "Maps stay lists, because no tiles are configured. Set tiles.url in the configuration.";

/** Replaces the slots while the URL is parsed, by text that the parser leaves unchanged. */
const SLOT = /\{([zxy])\}/g;
const KEPT = /0slot([zxy])slot0/g;

/**
 * @param configured a URL with `{z}`, `{x}` and `{y}`; `{s}` becomes `a`, `b`, `c`, `{r}` `@2x` on sharp screens
 * @returns absolute URLs; empty when the configured one is not http(s), or lacks a slot
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
    // Avoids mixed content.
    if (url.protocol === "http:" && new URL(base).protocol === "https:") url.protocol = "https:";
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The hosts of these URLs, to which the shopper's browser will send requests. */
export const hostsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map((address) => new URL(address).host)),
];
