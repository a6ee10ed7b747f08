import { query, queryAll } from "../../../runtime/base/safe-dom";
import type { ContentOverrides, OverrideAttribute } from "../../../runtime/dom/override";
import type { PriceLines } from "./lines";

/**
 * One line of the price section: the element of its amount, and the wrapper that is `--active` while there is an
 * amount.
 */
interface Place {
  readonly value: string;
  readonly percent?: string;
  readonly wrapper?: string;
  /** A label that the theme always shows when the template has it; it is hidden when there is no amount. */
  readonly hides?: string;
}

const PLACES = {
  price: { value: "#projector_price_value" },
  omnibus: { value: "#projector_omnibus_price_value", percent: "#projector_omnibus_percent" },
  regular: {
    value: "#projector_price_maxprice",
    percent: "#projector_maxprice_percent",
    wrapper: "#projector_price_maxprice_wrapper",
  },
  beforeCode: {
    value: "#projector_price_beforerebate",
    percent: "#projector_beforerebate_percent",
    hides: "#projector_price_beforerebate_wrapper",
  },
  upcoming: { value: "#projector_new_price_value", wrapper: "#projector_price_new_price_wrapper" },
  suggested: { value: "#projector_price_srp", wrapper: "#projector_price_srp_wrapper" },
  deposit: { value: "#projector_price_deposit_value", wrapper: "#projector_price_deposit" },
  advance: { value: "#projector_advanceprice", wrapper: "#projector_advanceprice_section" },
} as const satisfies Record<string, Place>;

/** Classes that the product's labels need as well. */
const MIRRORED = ["--omnibus", "--omnibus-higher"];

export interface PricePaint {
  readonly page: ParentNode & Element;
  readonly override: OverrideAttribute;
  readonly contents: ContentOverrides;
  format(amount: number): string;
  formatPoints(points: number): string;
}

/** Writes the price lines and the classes by which the theme shows or hides them, in one step. */
export function paintPrices(
  lines: PriceLines,
  { page, override, contents, format, formatPoints }: PricePaint,
): void {
  const one = (selector: string | undefined) => (selector ? query(page, selector) : null);
  for (const [key, { value, percent, wrapper, hides }] of Object.entries(PLACES) as [
    keyof typeof PLACES,
    Place,
  ][]) {
    const line = lines[key];
    const amount = typeof line === "object" ? (line?.amount ?? null) : line;
    if (amount !== null) write(one(value), amount);
    if (typeof line === "object") contents.text(one(percent), amount === null ? "" : (line?.percent ?? ""));
    contents.toggle(one(wrapper), "--active", !!amount);
    const label = one(hides);
    if (label) override(label, "hidden", amount === null ? "" : undefined);
  }
  points("#projector_price_points", "#projector_points_wrapper", lines.points);
  points(".projector_points_recive__value", "#projector_points_recive", lines.pointsReceived);

  const section = one("#projector_prices_section");
  const labels = queryAll(page, ".product_name__block.--label");
  for (const [name, isOn] of Object.entries(lines.classes)) {
    contents.toggle(section, name, isOn);
    if (MIRRORED.includes(name)) for (const label of labels) contents.toggle(label, name, isOn);
  }
  const isOnlyPoints = lines.price === 0 && lines.points > 0;
  contents.toggle(section, "--only-points", isOnlyPoints);
  contents.toggle(one(PLACES.price.value), "--inactive", isOnlyPoints);

  function write(element: HTMLElement | null, amount: number) {
    contents.text(element, format(amount));
    if (element) override(element, "data-price", String(amount));
  }
  function points(value: string, wrapper: string, count: number) {
    if (count) contents.text(one(value), formatPoints(count));
    contents.toggle(one(wrapper), "--active", count > 0);
  }
}
