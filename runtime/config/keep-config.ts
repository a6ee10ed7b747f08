/**
 * Keeps page and shop in the store up to date: reads both when the core starts, and again after the page is replaced.
 */
import type { Boot } from "../contracts/boot";
import type { ShopConfig } from "../contracts/config";
import { readConfig } from "./read-config";

/** @returns reads both again */
export function keepConfig({ store, readPage, readConfig: explicit }: Boot): () => void {
  /** The shopper's consent on this page overrides every later reading of the configuration (bar H3). */
  let chosen: Pick<ShopConfig, "consent" | "isConsentChosen"> | undefined;
  const reload = () => store.setState({ page: readPage(), shop: { ...readConfig(explicit()), ...chosen } });
  document.addEventListener("wyspa:consent", ({ detail }) => {
    chosen = { consent: detail?.tracking ? "granted" : "denied", isConsentChosen: true };
    reload();
  });
  reload();
  return reload;
}
