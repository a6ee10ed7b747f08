import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { showBusy } from "../../runtime/dom/show-busy";
import { ownChooser } from "./own-module";
import { type Product, productForm, productsOf, sizeControl } from "./products";
import { type Text, texts } from "./texts";

/** Products of the page go on a list; a list's own page is another part. What the page's modules do stays theirs. */
export const mount: Mount = async (host, context) => {
  if (host.matches("section.shopping_list")) {
    const { manage } = await context.load<typeof import("./manage")>("manage");
    return manage(host, context);
  }
  // It comes before the press is over; where it cannot be had, the press asks again.
  if (!ownChooser()) void context.load("chooser").catch(() => {});
  const t = context.texts<Text>(texts);
  let isOpening = false;
  const press = async (event: MouseEvent) => {
    const { target } = event;
    // Last of all: whoever has prevented it, or has opened a chooser, does it all.
    if (!isPlainPress(event) || !(target instanceof Element) || !host.contains(target)) return;
    event.preventDefault();
    if (isOpening || document.querySelector(".modal .sl_choose")) return;
    const products = wanted(host, context, t);
    if (!products) return;
    const own = ownChooser();
    if (own) return own(products.map(({ id, size }) => [id, size]));
    isOpening = true;
    const rest = showBusy(host);
    const trouble = await open(host, context, products);
    rest();
    isOpening = false;
    if (trouble) context.alert(t(trouble), { type: "error" });
  };
  window.addEventListener("click", press, { signal: context.signal });
};

/** What goes on a list now; null where the shopper has to choose first, and is told so. */
function wanted(
  host: HTMLElement,
  context: IslandContext,
  t: (key: Text) => string,
): readonly Product[] | null {
  const form = productForm();
  const products = productsOf(host, form);
  const isMissing = products.some(({ size }) => !size);
  if (products.length && !isMissing) return products;
  // Whoever knows the sizes says it in its own way, and prevents ours.
  if (isMissing && !context.emit("wyspa:choose-size", { form, host })) return null;
  context.alert(t(isMissing ? "shopping-lists.size" : "shopping-lists.nothing"), { type: "warning" });
  if (isMissing) sizeControl(form)?.focus();
  return null;
}

async function open(
  host: HTMLElement,
  context: IslandContext,
  products: readonly Product[],
): Promise<Text | null> {
  try {
    const { open: openChooser } = await context.load<typeof import("./chooser")>("chooser");
    return await openChooser(context, products, host);
  } catch {
    return navigator.onLine ? "shopping-lists.failed" : "shopping-lists.offline"; // the next press asks again
  }
}
