/**
 * Chunk `page-check`: starts the modes and the measurements, and decides whether the page may contain a mistake. Only
 * such pages fetch the chunk with the messages, so shoppers of other pages do not load it.
 */
import { whenLoaded } from "../base/retry";
import { configElement } from "../config/explicit-config";
import { isDoubtful } from "../config/is-doubtful";
import type { App } from "../contracts/app";
import type { Boot } from "../contracts/boot";
import { isMarkupDoubtful } from "../islands/markup-mistakes/is-doubtful";
import { followModes } from "./follow-modes";
import { hasNameConflict } from "./name-conflicts";

/** Further chunks that cannot be loaded now are requested again at the next retry signal. */
export function checkPage(app: App): void {
  const { boot } = app;
  followModes(app);
  measureVisit(boot);
  if (mayHaveMistakes(boot)) whenLoaded(boot.loader, "page-mistakes", (to) => to.explainMistakes(boot));
}

function mayHaveMistakes(boot: Boot): boolean {
  const { page, shop } = boot.store.getState();
  const isIsland = (name: string) => !!boot.row(name);
  return (
    hasNameConflict(boot) ||
    isDoubtful(boot.readConfig(), shop, configElement()?.text ?? "", isIsland) ||
    isMarkupDoubtful(boot, shop.preset === "none" ? null : page.type)
  );
}

const measured = new WeakSet<Boot>();

/** Measures this page view, if it is in the sample. Further calls for the same page do nothing. */
function measureVisit(boot: Boot): void {
  const { url, sample } = boot.store.getState().shop.metrics;
  if (!url || measured.has(boot)) return;
  measured.add(boot);
  if (Math.random() >= sample) return;
  void boot.loader.load("metrics").then(
    ({ sendMetrics }) => sendMetrics(boot),
    () => {}, // lost measurements do not affect the shopper
  );
}
