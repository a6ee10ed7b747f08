import { safeImage } from "../../../runtime/base/safe-url";
import type { Translate } from "../../../runtime/contracts/texts";
import { makeElement } from "../../../runtime/dom/make-element";
import { deliveryWords } from "../availability/delivery";
import type { Delivery } from "../product/product";
import { type Text, texts } from "../texts";
import { type DialogText, dialogTexts } from "./texts";

/** One delivery method of a product. */
export interface Courier {
  readonly name: string;
  readonly icon: string;
  /** Paid before the product is sent; otherwise on delivery. */
  readonly isPrepaid: boolean;
  readonly cost: number | null;
  /** The server's formatted cost. */
  readonly costText: string;
  readonly delivery: Delivery | null;
}

/** Texts of the dialog and of its delivery times. */
export const shippingTexts = { ...texts, ...dialogTexts };
type CostsTranslate = Translate<Text | DialogText>;

/**
 * Builds a table for each way to pay. Without couriers, a text promises that the shop sets the cost after the order.
 */
export function costsTable(
  couriers: readonly Courier[],
  t: CostsTranslate,
  format: (cost: number) => string,
): HTMLElement {
  const root = makeElement("div", "shipping_info");
  root.id = "shipping_info";
  if (!couriers.length) {
    root.append(makeElement("p", "shipping_info__empty", t("product.no-shipping-cost")));
    return root;
  }
  const blocks: [DialogText, (courier: Courier) => boolean][] = [
    ["product.paid-before", ({ isPrepaid }) => isPrepaid],
    ["product.paid-on-delivery", ({ isPrepaid }) => !isPrepaid],
  ];
  for (const [title, belongs] of blocks) {
    const own = couriers.filter(belongs);
    if (own.length) root.append(block(t(title), own, t, format));
  }
  root.append(makeElement("p", "shipping_info__foot", t("product.gross-cost")));
  return root;
}

function block(
  title: string,
  couriers: readonly Courier[],
  t: CostsTranslate,
  format: (cost: number) => string,
): HTMLTableElement {
  const cell = (tag: "th" | "td", name: string, ...content: (Node | string)[]) =>
    makeElement(tag, `shipping_info__${name}`, ...content);
  const heads = (["courier", "time", "cost"] as const).map((name) => {
    const head = cell("th", `${name} --head`, t(`product.shipping-${name}`));
    head.scope = "col";
    return head;
  });
  const rows = couriers.map((courier) =>
    makeElement(
      "tr",
      "shipping_info__row",
      cell("td", "courier", ...face(courier)),
      cell("td", "time", timeOf(courier, t)),
      cell("td", "cost", costOf(courier, t, format)),
    ),
  );
  return makeElement(
    "table",
    "shipping_info__block",
    makeElement("caption", "shipping_info__title", title),
    makeElement("thead", "", makeElement("tr", "shipping_info__row --head", ...heads)),
    makeElement("tbody", "", ...rows),
  );
}

function face({ icon, name }: Courier): (Node | string)[] {
  const source = safeImage(icon);
  if (!source) return [name];
  const image = makeElement("img", "shipping_info__icon");
  image.src = source;
  image.alt = "";
  return [image, " ", name];
}

const timeOf = ({ delivery }: Courier, t: CostsTranslate): string =>
  (delivery && deliveryWords({ ...delivery, deadline: null }, new Date(), t)?.when) ?? "";

const costOf = ({ cost, costText }: Courier, t: CostsTranslate, format: (cost: number) => string): string =>
  cost === 0 ? t("product.free") : costText || (cost === null ? "" : format(cost));
