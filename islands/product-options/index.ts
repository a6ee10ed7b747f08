import type { Mount } from "../../runtime/islands/contract";
import { attributeLoans } from "../../runtime/kit/attribute-loans";
import { listening } from "../../runtime/kit/listening";
import { loans } from "../../runtime/kit/loans";
import { announceChanges } from "./announce-changes";
import { followAvailability } from "./availability/availability";
import type { Choose, Parts } from "./parts";
import { pricesFrom } from "./prices/ask-prices";
import { followPrices } from "./prices/prices";
import { productOfPage } from "./product/of-page";
import type { Product } from "./product/product";
import { makeProductForm, type ProductForm } from "./product-form";
import { followQuantity } from "./quantity/quantity";
import { followQuantityPrices } from "./quantity/quantity-prices";
import { askForSize } from "./sizes/ask-for-size";
import { followSizes } from "./sizes/sizes";
import { followSubscription } from "./subscription/subscription";
import { texts } from "./texts";
import { followDialogs } from "./unfold";
import { followVersions } from "./versions/versions";

/**
 * Keeps a product's page in step with what is chosen on it (contract G D1).
 *
 *   choice ──▶ what the page was rendered with, at once ──▶ what the platform says now
 */
export const mount: Mount = (host, context) => {
  if (!(host instanceof HTMLFormElement)) return;
  const { signal, store } = context;
  const { priceType } = store.getState().shop;
  const begin = () => {
    const product = productOfPage(host, priceType);
    if (product) followProduct(host, product, context);
    return !!product;
  };
  // A visit runs the new page's scripts when its sections stand: until then its data is the old page's.
  if (!begin()) document.addEventListener("wyspa:visit", () => begin(), { signal, once: true });
};

function followProduct(form: HTMLFormElement, product: Product, context: Parameters<Mount>[1]): void {
  const { signal, store } = context;
  const { priceType } = store.getState().shop;
  let made: ProductForm | null = null;
  const of = () => made as ProductForm;
  const choose: Choose = {
    size: (id) => of().size(id),
    quantity: (wish) => of().quantity(wish),
    period: (period) => of().period(period),
  };
  const parts: Parts = {
    form,
    page: form.closest("#content") ?? document.body,
    context,
    say: context.texts(texts),
    on: listening(signal),
    lend: attributeLoans(signal),
    loans: loans(signal),
    view: () => of().view(),
    choose,
  };
  const quantity = followQuantity(parts);
  const sizes = askForSize(parts);
  const versions = followVersions(parts);
  const follows = [
    followSizes(parts),
    quantity.follow,
    followQuantityPrices(parts),
    followSubscription(parts),
    followAvailability(parts),
    followPrices(parts),
  ];
  const announce = announceChanges(parts);

  made = makeProductForm({
    ...parts,
    product,
    priceType,
    ask: pricesFrom(parts, product.id, priceType),
    changed(view) {
      if (view.choice.size) sizes.answered();
      for (const follow of follows) follow(view);
      announce();
    },
  });
  for (const follow of follows) follow(made.view());
  made.start();
  followDialogs(parts, sizes);
  // What is typed counts before the form goes; what is not whole yet keeps it back.
  parts.on(
    form,
    "submit",
    (event) => {
      const isReady = quantity.settle() && sizes.isChosen() && versions.areOne();
      if (isReady) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
