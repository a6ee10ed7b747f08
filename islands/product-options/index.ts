import { once } from "../../runtime/base/once";
import { closest, query } from "../../runtime/base/safe-dom";
import type { Mount } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import { overrideAttributesUntilAbort, overrideContentUntilAbort } from "../../runtime/dom/override";
import { announceChanges } from "./announce-changes";
import { followAvailability } from "./availability/availability";
import { loadBarWhenNeeded } from "./bar/load-bar";
import { followDialogs } from "./dialogs/links";
import type { Parts } from "./parts";
import { askPricesOf } from "./prices/ask-prices";
import { followPrices } from "./prices/prices";
import { productOfPage } from "./product/of-page";
import type { Product } from "./product/product";
import { makeProductForm } from "./product-form";
import { followQuantity } from "./quantity/quantity";
import { followQuantityPrices } from "./quantity/quantity-prices";
import { askForSize } from "./sizes/ask-for-size";
import { followSizes } from "./sizes/sizes";
import { texts } from "./texts";
import { followVersions } from "./versions/versions";
import type { Follow } from "./view";

type Context = Parameters<Mount>[1];

/**
 * Updates a product page when the shopper chooses a size, quantity or subscription (contract G D1).
 *
 *   choice ──▶ data rendered with the page, at once ──▶ the platform's current answer
 */
export const mount: Mount = (host, context) => {
  if (!(host instanceof HTMLFormElement)) return;
  const begin = () => {
    const product = productOfPage(host, context.store.getState().shop.priceType);
    if (product) followProduct(host, product, context);
    return !!product;
  };
  // A visit runs the new page's scripts after it has replaced the sections: until then the data belongs to the old
  // page.
  if (!begin()) document.addEventListener("wyspa:visit", begin, { signal: context.signal, once: true });
};

function followProduct(form: HTMLFormElement, product: Product, context: Context): void {
  const { signal, store } = context;
  const { priceType } = store.getState().shop;
  const page = closest(form, "#content") ?? document.body;
  const t = context.texts(texts);
  const announce = announceChanges(page, context);
  const follows: Follow[] = [];
  const ask = askPricesOf(product.id, priceType, page, context);
  const model = makeProductForm(
    { form, page, context, t, product, priceType, ask },
    announce.before,
    (view) => {
      for (const follow of follows) follow(view);
      announce.changed();
    },
  );
  const parts: Parts = {
    form,
    page,
    context,
    t,
    on: listening(signal),
    override: overrideAttributesUntilAbort(signal),
    contents: overrideContentUntilAbort(signal),
    view: model.view,
    choose: model,
  };

  const quantity = followQuantity(parts);
  const size = askForSize(parts);
  const versions = followVersions(parts);
  follows.push(
    followSizes(parts),
    size.follow,
    quantity.follow,
    followQuantityPrices(parts, size.isChosen),
    followAvailability(parts),
    followPrices(parts),
    loadBarWhenNeeded(parts), // reads the price and the availability that the others have written
  );
  for (const follow of follows) follow(model.view());
  model.start();
  followDialogs(parts, size.isChosen);
  if (query(form, "[name=subscription]")) followRegularly(parts, model, follows);

  // Typed quantities apply before the submit; an incomplete choice stops it.
  const check = (event: Event) => {
    if (quantity.settle() && size.isChosen() && versions.areOne()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  parts.on(form, "submit", check, { capture: true });
}

/**
 * Loads the subscription chunk. When the load fails, the form still submits, the basket shows the price, and the next
 * choice retries.
 */
function followRegularly(parts: Parts, model: ReturnType<typeof makeProductForm>, follows: Follow[]): void {
  const { context, form, on } = parts;
  const begin = once(async () => {
    const part = await context.load<typeof import("./subscription")>("subscription");
    if (context.signal.aborted) return;
    follows.push(part.followSubscription(parts));
    model.comesRegularly(part.subscribedPrice, part.periodOf(form));
  });
  const beginOrRetry = () => void begin().catch(() => {});
  on(form, "change", ({ target }) => (target as Element).matches("[name=subscription]") && beginOrRetry());
  beginOrRetry();
}
