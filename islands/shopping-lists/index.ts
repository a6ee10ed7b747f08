import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { showBusy } from "../../runtime/dom/show-busy";
import { open } from "./chooser";
import { manage } from "./manage";
import { type Product, productForm, productsOf, sizeControl } from "./products";
import { type Text, texts } from "./texts";

/** Adds the page's products to a list on a press; on a list's own page, changes it. Defers to the page's own modules. */
export const mount: Mount = (host, context) => {
  if (host.matches("section.shopping_list")) return manage(host, context);
  const t = context.texts<Text>(texts);
  let isOpening = false;
  const press = async (event: MouseEvent) => {
    const { target } = event;
    // Runs last: any listener that has prevented the press or opened a chooser handles it alone.
    if (!isPlainPress(event) || !(target instanceof Element) || !host.contains(target)) return;
    event.preventDefault();
    if (isOpening || document.querySelector(".modal .sl_choose")) return;
    const products = productsToAdd(host, context, t);
    if (!products) return;
    const addByModule = ownChooser();
    if (addByModule) return addByModule(products.map(({ id, size }) => [id, size]));
    isOpening = true;
    const stopBusy = showBusy(host);
    const trouble = await open(context, products, host);
    stopBusy();
    isOpening = false;
    if (trouble) context.alert(t(trouble), { type: "error" });
  };
  window.addEventListener("click", press, { signal: context.signal });
};

/** The products to add now; `null` when the shopper must choose a size first, and a message asks for it. */
function productsToAdd(
  host: HTMLElement,
  context: IslandContext,
  t: (key: Text) => string,
): readonly Product[] | null {
  const form = productForm();
  const products = productsOf(host, form);
  const isMissing = products.some(({ size }) => !size);
  if (products.length && !isMissing) return products;
  // `product-options` asks for the size in its own way and prevents this fallback.
  if (isMissing && !context.emit("wyspa:choose-size", { form, host })) return null;
  context.alert(t(isMissing ? "shopping-lists.size" : "shopping-lists.nothing"), { type: "warning" });
  if (isMissing) sizeControl(form)?.focus();
  return null;
}

type Add = (products: readonly (readonly [id: string, size: string])[]) => void;

/**
 * The chooser of the page's own module for lists, which stays active when our script replaces the old bundle
 * (contract A 16.3). The old bundle used it for buttons of the product page and the basket.
 */
function ownChooser(): Add | null {
  try {
    const { app_shop } = window as { app_shop?: { fn?: { shoppingList?: Record<string, unknown> } } };
    const widget = app_shop?.fn?.shoppingList;
    const add = widget?.addProductToList;
    return typeof add === "function" ? (products) => void add.call(widget, products, () => {}) : null;
  } catch {
    return null; // a getter on the page threw
  }
}
