import { queryAll } from "../../runtime/base/safe-dom";
import { getPath } from "../../runtime/base/values";
import type { Mount } from "../../runtime/contracts/island";
import { propsFollower } from "../../runtime/dom/follow-props";
import { swapContent } from "../../runtime/dom/override";
import { priceTypeOf } from "../../runtime/prices/omnibus";
import { type SubscriptionPrice, subscriptionPrice } from "../../runtime/prices/subscription-price";

const followProps = propsFollower();

/** Attribute whose value names the part that an element shows: `gross`, `net` or `percent`. */
const PLACE = "data-subscription-price";

/**
 * Writes the subscription price into the host's marked elements, or otherwise as the host's text. Without a price, the
 * server's text stays.
 */
export const mount: Mount = (host, { props: given, signal, store, formatPrice }) => {
  let restore = () => {};
  const show = (props: unknown) => {
    restore();
    const price = subscriptionPrice(props, formatPrice);
    const type = priceTypeOf(getPath(props, "priceType"), store.getState().shop.priceType);
    const undo = price ? write(host, price, type) : [];
    restore = () => {
      for (const back of undo.splice(0)) back();
    };
  };
  show(given);
  followProps(host, signal, show);
  signal.addEventListener("abort", () => restore());
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
  return places.map(([place, text]) => swapContent(place, text));
}
