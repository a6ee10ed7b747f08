import { getPath, list, number, text } from "../../runtime/base/values";
import { ownDialog } from "../../runtime/dom/own-dialog";
import { type Courier, costsTable, shippingTexts } from "./dialogs/costs-table";
import { withDeliveryPlace } from "./dialogs/delivery-place";
import type { Parts } from "./parts";
import { readDelivery } from "./product/read-availability";

const SHIPPING = {
  document:
    "query Shipping($id: Int!, $size: String!) { shipping(ShippingInput: { mode: product products: [{ id: $id size: $size quantity: 1 }] }) { shipping { courier { icon name } prepaid cost { value formatted } deliveryTime { time { days hours minutes } weekDay weekAmount today } } } }",
  suffix: "?query=projector_shipping_fetchShippingTime",
};

const cache = new Map<string, readonly Courier[]>();

/** Shows the shipping cost and delivery time of the chosen size for each courier. */
export async function open(parts: Parts, opener: HTMLElement): Promise<void> {
  const { context } = parts;
  const t = context.texts(shippingTexts);
  const couriers = await couriersFor(parts, opener);
  if (context.signal.aborted) return;
  if (!couriers) return context.alert(t("product.no-connection"), { type: "error" });
  await ownDialog(context, {
    element: withDeliveryPlace(costsTable(couriers, t, context.formatPrice), context),
    title: t("product.shipping-title"),
    classes: "--shipping-info --large",
    opener,
  });
}

/** @returns `null` when the request fails */
async function couriersFor(
  { context, view }: Parts,
  opener: HTMLElement,
): Promise<readonly Courier[] | null> {
  const { product, choice } = view();
  const size = choice.size?.id ?? "";
  const key = `${product.id} ${size}`;
  const cached = cache.get(key);
  if (cached) return cached;
  opener.setAttribute("aria-busy", "true");
  const answer = await context.platform.graphql(
    SHIPPING,
    { id: number(product.id) ?? 0, size },
    { signal: context.signal, group: "product-shipping" },
  );
  opener.removeAttribute("aria-busy");
  if (!answer.ok) return null;
  const couriers = list(getPath(answer.data, "shipping", "shipping")).map(readCourier);
  cache.set(key, couriers);
  return couriers;
}

function readCourier(given: unknown): Courier {
  const time = getPath(given, "deliveryTime", "time");
  const at = (name: string) => getPath(given, "deliveryTime", name);
  const cost = number(getPath(given, "cost", "value"));
  return {
    name: text(getPath(given, "courier", "name")),
    icon: text(getPath(given, "courier", "icon")),
    isPrepaid: text(getPath(given, "prepaid")) !== "dvp",
    cost,
    costText: text(getPath(given, "cost", "formatted")),
    delivery: readDelivery({
      days: getPath(time, "days"),
      hours: getPath(time, "hours"),
      minutes: getPath(time, "minutes"),
      weekDay: at("weekDay"),
      weekAmount: at("weekAmount"),
      today: at("today"),
    }),
  };
}
