import { queryAll } from "../../runtime/base/safe-dom";
import { getPath } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { propsFollower } from "../../runtime/dom/follow-props";
import { putInstead } from "../../runtime/dom/put-instead";
import { priceTypeOf } from "../../runtime/prices/omnibus";
import { type SubscriptionPrice, subscriptionPrice } from "../../runtime/prices/subscription-price";

const followProps = propsFollower();

/** Says what an element of the host shows: `gross`, `net` or `percent`. */
const PLACE = "data-subscription-price";

/**
 * Writes the price of a subscription (spec §9 Subscription price) where the host has places for it, else as the host's own
 * text. Without a price the server's text stands.
 */
export const mount: Mount = (host, { props: given, signal, store, formatPrice }) => {
  let takeBack = () => {};
  const show = (props: unknown) => {
    takeBack();
    const price = subscriptionPrice(props, formatPrice);
    const type = priceTypeOf(getPath(props, "priceType"), store.getState().shop.priceType);
    const undo = price ? write(host, price, type) : [];
    takeBack = () => {
      for (const back of undo.splice(0)) back();
    };
  };
  show(given);
  followProps(host, signal, show);
  signal.addEventListener("abort", () => takeBack());
};

function write(host: HTMLElement, price: SubscriptionPrice, type: "gross" | "net"): (() => void)[] {
  const { gross, net, percent } = price;
  const words: Readonly<Record<string, string>> = {
    gross: gross.formatted,
    net: net.formatted,
    percent: percent > 0 ? `-${percent}%` : "",
  };
  const places = Object.keys(words).flatMap((name) =>
    queryAll(host, `[${PLACE}=${name}]`).map((place) => [place, words[name] ?? ""] as const),
  );
  if (!places.length) places.push([host, price[type].formatted]);
  return places.map(([place, text]) => putInstead(place, text));
}
