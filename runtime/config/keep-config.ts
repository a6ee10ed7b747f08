/** Keeps the store's picture of page and shop right: read when the core starts, and again when another page stands. */
import type { Kernel } from "../contracts/boot";
import type { ShopConfig } from "../contracts/config";
import { readConfig } from "./read-config";

/** @returns reads both again */
export function keepConfig({ store, readPage, readConfig: explicit }: Kernel): () => void {
  /** What the shopper has said on this page outlives each new reading of it (bar H3). */
  let said: Pick<ShopConfig, "consent"> | undefined;
  const refresh = () => store.setState({ page: readPage(), shop: { ...readConfig(explicit()), ...said } });
  document.addEventListener("wyspa:consent", ({ detail }) => {
    said = { consent: detail?.tracking ? "granted" : "denied" };
    refresh();
  });
  refresh();
  return refresh;
}
