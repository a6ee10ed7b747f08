import { warnOnce } from "../../runtime/base/console";
import { classesOf, closest, matches, query } from "../../runtime/base/safe-dom";
import { getPath, isPlainObject } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { propsFollower } from "../../runtime/dom/follow-props";
import { hasPriceRange, priceTypeOf, readOmnibus } from "../../runtime/prices/omnibus";
import { omnibusSwitches } from "../../runtime/prices/omnibus-switches";
import { omnibusTexts } from "../../runtime/prices/omnibus-texts";
import { type Card, writeCard } from "./card";

const followProps = propsFollower();

const NO_DATA =
  'omnibus-price: the prop "product" is missing. Write the product data in data-island-props="{&quot;product&quot;: …}".';

/**
 * Writes the price lines that law and theme require (contract B k.3), from the product data in the props. Cards that
 * the server has rendered do not need it.
 */
export const mount: Mount = (host, { props: given, signal, store, texts, formatPrice }) => {
  const card = cardOf(host);
  if (!card) return; // the descriptor requires the element of prices
  const t = texts(omnibusTexts);

  let takeBack = () => {};
  const show = (props: unknown) => {
    takeBack();
    const product = getPath(props, "product");
    const { isOff, withCode, hidesPercent } = omnibusSwitches();
    const sizeId = getPath(props, "sizeId");
    const priceType = priceTypeOf(getPath(props, "priceType"), store.getState().shop.priceType);
    // One line cannot describe several prices.
    const isNone = isOff || (!sizeId && hasPriceRange(product, priceType));
    const options = { sizeId, priceType, withCode, format: formatPrice, t };
    takeBack = isPlainObject(product)
      ? writeCard(card, !isNone && readOmnibus(product, options), !hidesPercent && !isHiddenByClass())
      : () => {};
  };
  if (!isPlainObject(getPath(given, "product"))) warnOnce(NO_DATA, host);
  show(given);
  followProps(host, signal, show);
  signal.addEventListener("abort", () => takeBack());
};

const cardOf = (host: HTMLElement): Card | null => {
  const prices = matches(host, ".product__prices") ? host : query(host, ".product__prices");
  return prices && { prices, labels: query(closest(host, ".product") ?? host, ".label_icons") };
};

const isHiddenByClass = () => classesOf(document.documentElement).contains("--hide-percentage-discounts");
