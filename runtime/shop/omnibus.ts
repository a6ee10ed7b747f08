/**
 * The lowest price of the last 30 days and what stands around it on a product card (spec §9 Omnibus labels, contract
 * B k.3). Pure. All texts are escaped in `html`.
 */
import type { CurrencyConfig } from "./config";
import type { OmnibusText } from "./omnibus-texts";
import type { Translate } from "./texts";

type Loose = Readonly<Record<string, unknown>>;

export interface PriceLine {
  readonly price: string;
  readonly visible: true;
  readonly percent: string;
  readonly html: string;
}

export interface OmnibusDetails {
  readonly classes: { readonly add: readonly string[]; readonly remove: readonly string[] };
  readonly omnibus?: PriceLine;
  readonly max?: PriceLine;
  readonly beforeRebate?: PriceLine;
  readonly newPriceEffectiveUntil?: Omit<PriceLine, "percent"> & { readonly date: string };
  readonly omnibusLabel?: { readonly name: "code" | "bargain" | "promo"; readonly html: string };
}

export interface OmnibusOptions {
  readonly sizeId?: unknown;
  /** `net` or `gross`. */
  readonly priceType: string;
  /** The shop shows prices before and after a rebate code. */
  readonly withCode?: boolean;
  format(value: number, options?: Partial<CurrencyConfig>): string;
  readonly say: Translate<OmnibusText>;
}

const CLASSES = ["", "-short", "-code", "-code-short", "-new-price", "-higher"].map(
  (end) => `--omnibus${end}`,
);

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => references[letter] ?? letter);
const at = (value: unknown, ...path: string[]) =>
  path.reduce<unknown>(
    (part, key) =>
      Object(part) === part && Object.hasOwn(part as object, key) ? (part as Loose)[key] : undefined,
    value,
  );
const textAt = (value: unknown, ...path: string[]) => {
  const found = at(value, ...path);
  return typeof found === "string" ? found : "";
};
const line = (text: string, price: string, percent: string): PriceLine => ({
  price,
  visible: true,
  percent,
  html: `<span class="omnibus_price__text">${escaped(text)}</span><del>${escaped(price)}</del>${percent && ` <span>${percent}</span>`}`,
});

/** @returns false for a product without a price; only `classes` where it has no lowest price */
export function omnibusDetails(
  product: unknown,
  { sizeId, priceType: type, withCode, format, say }: OmnibusOptions,
): OmnibusDetails | false {
  const sizes = at(product, "sizes");
  const size = Array.isArray(sizes) && sizes.find((one) => String(at(one, "id")) === String(sizeId));
  const price = at(size || product, "price");
  if (Object(price) !== price) return false;

  const details = at(price, "omnibusPriceDetails");
  const lowest =
    textAt(details, "unit", type, "formatted") || textAt(price, "omnibusPrice", type, "formatted");
  if (!lowest) return { classes: { add: [], remove: CLASSES } };
  const max = Number(at(price, "max", type, "value"));
  const sellBy = Number(at(product, "unit", "sellBy")) || 1;
  const isByUnit = at(price, "unit", type) && max;
  const regular = isByUnit ? format(max * sellBy) : textAt(price, "max", type, "formatted");
  const before =
    textAt(price, "beforeRebateDetails", "unit", type, "formatted") ||
    textAt(price, "beforeRebate", type, "formatted");
  const date = textAt(details, "newPriceEffectiveUntil", "formatted");
  const isHigher = !!at(details, "omnibusPriceIsHigherThanSellingPrice");
  const isCode = !!withCode && !!at(price, "rebateCodeActive");

  const is = [
    true,
    !regular || regular === lowest,
    isCode,
    isCode && before === lowest,
    !!date && !!regular,
    isHigher,
  ];
  const name = isCode ? "code" : isHigher && !date ? "promo" : "bargain";
  const saved = at(details, "youSavePercent");
  const less = (value: unknown) => (Number(value) ? `-${Number(value)}%` : "");
  return {
    classes: {
      add: CLASSES.filter((_, index) => is[index]),
      remove: CLASSES.filter((_, index) => !is[index]),
    },
    omnibus: line(
      say("omnibus.lowest"),
      lowest,
      Number(saved) ? `${isHigher ? "-" : "+"}${Number(saved)}%` : "",
    ),
    ...(regular && { max: line(say("omnibus.regular"), regular, less(at(price, "youSavePercent"))) }),
    ...(before && {
      beforeRebate: line(
        say("omnibus.without-code"),
        before,
        less(at(price, "beforeRebateDetails", "youSavePercent")),
      ),
    }),
    ...(date &&
      regular && {
        newPriceEffectiveUntil: {
          date,
          price: regular,
          visible: true,
          html: escaped(say("omnibus.upcoming", { date, price: regular })),
        },
      }),
    omnibusLabel: {
      name,
      html: `<span class="label --${name} --omnibus">${escaped(say(`omnibus.${name}`))}</span>`,
    },
  };
}
