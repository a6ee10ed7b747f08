import type { Mount } from "../../runtime/contracts/island";
import { hasModule } from "../../runtime/dom/has-module";
import { onListChange } from "../../runtime/dom/on-list-change";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { laterHosts } from "../../runtime/visit/came-later";
import { buttonsOf } from "./buttons";
import { readCompared } from "./compared";
import { fill, hasExactly, idsIn, itemsIn, setItemLinks } from "./items";
import { type Text, texts } from "./texts";

const isFromLaterPage = laterHosts();

/** Fills the bar of compared products on cached pages and keeps its links right for the view (contract A 8, B c). */
export const mount: Mount = (host, { store, signal, platform, texts: bind }) => {
  if (hasModule("menu_compare")) return; // that page module does all of this itself
  const t = bind<Text>(texts);
  const override = overrideAttributesUntilAbort(signal);
  const buttons = buttonsOf(host);
  const isPhone = () => store.getState().page.view === 1;

  const read = () => {
    const block = store.getState().storefront.Comparers;
    return block?.status === "ready" ? readCompared(block.data) : null;
  };
  const update = () => {
    const products = read();
    if (products) {
      fill(host, products);
      show(host, products.length > 0);
    }
    arrange(products?.map(({ id }) => id) ?? null);
  };
  const arrange = (ids: readonly string[] | null) => {
    setItemLinks(host, isPhone(), override, (name) => t("comparison.remove", { name }));
    buttons.follow(ids, itemsIn(host).length, isPhone());
  };
  // The page adds and removes products, too; its list is newer than the block.
  const followPage = () => arrange(idsIn(host));
  const known = read();
  if (isFromLaterPage(store, host) && itemsIn(host).length && known && !hasExactly(host, known)) {
    followPage();
    void platform.storefront(["Comparers"], { fresh: true });
  } else update();
  onListChange(host, followPage, signal);
  signal.addEventListener(
    "abort",
    store.subscribe(({ page, storefront }, before) => {
      if (page.view !== before.page.view || storefront.Comparers !== before.storefront.Comparers) update();
    }),
  );
};

/** Cached pages hide the bar by attribute, inline style or stylesheet. */
function show(host: HTMLElement, isShown: boolean): void {
  host.hidden = !isShown;
  host.style.display = isShown ? "" : "none";
  if (isShown && getComputedStyle(host).display === "none") host.style.display = "flex";
}
