/** What the old bundle did on every page without a call of the page's scripts. */
import type { Boot } from "../contracts/boot";
import type { Names } from "../contracts/legacy";
import { followLabels } from "./floating-labels";
import { followToggles } from "./follow-toggles";
import { keepPageState, noteDevice } from "./page-state";
import { offerParts } from "./runner";

/** @param dress decorates the page's listing */
export function actWithoutCalls({ store, loader, scan, hostSettings }: Boot, dress: () => void): void {
  const shop = Object(Reflect.get(window, "app_shop")) as Names;
  offerParts(shop); // a page script may have deleted a part
  const vars = shop.vars as Names;
  vars.view = store.getState().page.view;
  vars.bLazy ??= { revalidate: () => scan(), options: {} };
  noteDevice(vars);
  // Without the preset, nothing on the page changes by itself.
  if (!hostSettings().hasPreset) return;
  keepPageState(store);
  followToggles(loader);
  dress();
  followLabels();
}
