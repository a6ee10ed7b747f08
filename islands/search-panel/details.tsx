import { useRef, useState } from "react";
import { getPath, isTruthyText, list, number, text } from "../../runtime/base/values";
import type { Addition } from "../../runtime/contracts/basket";
import type { IslandContext } from "../../runtime/contracts/island";
import { type Failure, failureOf } from "../../runtime/dom/basket-failure";
import { quantityText } from "../../runtime/dom/quantity";
import type { AddDetails } from "./answer";
import { texts } from "./details-texts";
import { isOff } from "./menu-links";
import { OwnList } from "./own-list";

export { detailedSearch } from "./detailed-search";

/** Milliseconds that the button keeps the theme's success or error look. */
const SHOWN_MS = 2_000;

/** From the best to the worst. */
const stocks = ["enable", "order", "disable"] as const;

export interface Details {
  /** The lowest price of the last 30 days, formatted, if it is higher than the price; else empty. */
  readonly before: string;
  /** The best availability of all sizes; empty when the server does not tell it. */
  readonly stock: "" | (typeof stocks)[number];
  /** Adds one step of the product; `null` when the shopper must choose first, or the product cannot be bought. */
  readonly addition: Addition | null;
}

/**
 * Reads what some servers tell about a product besides its name and price. A crossed-out price is always the lowest of
 * 30 days, because the law of the EU allows no other reference for a reduction.
 * @returns `null` when the record has no sizes: the server does not tell details
 */
export function readDetails(record: unknown, priceType: "net" | "gross", hasPrice: boolean): Details | null {
  const sizes = list(getPath(record, "sizes"));
  if (!sizes.length) return null;
  const statuses = sizes.map(
    (size) =>
      text(getPath(size, "availability", "status")) ||
      (number(getPath(size, "amount")) === 0 ? "disable" : ""),
  );
  const stock = stocks.find((status) => statuses.includes(status)) ?? "";
  const id = text(getPath(record, "id"));
  const size = text(getPath(sizes[0], "id"));
  // Sets, services and configurable products need further choices.
  const isPlain = /^(product(_item)?|virtual)?$/.test(text(getPath(record, "type")));
  const canAdd = isPlain && hasPrice && sizes.length === 1 && stock && stock !== "disable" && id && size;
  const isReduced = isTruthyText(
    getPath(record, "price", "omnibusPriceDetails", "omnibusPriceIsHigherThanSellingPrice"),
  );
  return {
    before: isReduced ? text(getPath(record, "price", "omnibusPrice", priceType, "formatted")) : "",
    stock,
    addition: canAdd ? { id, size, quantity: number(getPath(record, "unit", "sellBy")) || 1 } : null,
  };
}

/** Adds price, availability and a button to the options of products, for shops whose server tells them. */
export function detailsIn(context: IslandContext): AddDetails {
  const t = context.texts(texts);
  const { priceType } = context.store.getState().shop;
  return (record, { name, price }) => {
    const details = readDetails(record, priceType, price !== 0);
    if (!details) return {};
    const { before, stock, addition } = details;
    const more = (
      <>
        {before && (
          <span className="search_result__before">
            <span>{t("search-panel.before")}</span> <del>{before}</del>
          </span>
        )}
        {stock && (
          <span className={`search_result__stock --${stock}`}>{t(`search-panel.stock-${stock}`)}</span>
        )}
      </>
    );
    if (!addition || isOff(context, "add")) return { more };
    return {
      more,
      hint: t("search-panel.add-hint"),
      beside: <Add {...{ addition, name, context }} />,
      List: OwnList,
    };
  };
}

const failureTexts: Readonly<Record<Failure, "search-panel.not-added" | "search-panel.unclear">> = {
  refused: "search-panel.not-added",
  contradicted: "search-panel.not-added",
  busy: "search-panel.not-added",
  unsent: "search-panel.not-added",
  offline: "search-panel.unclear",
  unclear: "search-panel.unclear",
};

interface AddProps {
  readonly addition: Addition;
  readonly name: string;
  readonly context: IslandContext;
}

/** Adds the product to the basket, and tells what the server answers: once, and in sight. */
function Add({ addition, name, context }: AddProps) {
  const t = context.texts(texts);
  const [look, setLook] = useState("");
  const isSending = useRef(false);
  const press = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setLook("--loading");
    const answer = await context.platform.basket.add(addition);
    isSending.current = false;
    if (context.signal.aborted) return;
    if (!answer.ok && answer.kind === "aborted") return setLook("");
    const holds =
      answer.productQuantity !== undefined &&
      t("search-panel.holds", { quantity: quantityText(answer.productQuantity) });
    const sentences = answer.ok
      ? [
          t("search-panel.added", { name }),
          holds,
          answer.data && t("search-panel.in-basket", { count: answer.data.count }),
        ]
      : [t(failureTexts[failureOf(answer)], { reason: answer.message ?? "" }), holds];
    context.alert(sentences.filter(Boolean).join(" ").trim(), { type: answer.ok ? "success" : "error" });
    setLook(answer.ok ? "--success" : "--error");
    setTimeout(() => setLook(""), SHOWN_MS);
  };
  const isBusy = look === "--loading";
  return (
    <button
      type="button"
      className={`search_result__action --add ${look}`.trim()}
      aria-label={t("search-panel.add-named", { name })}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {t("search-panel.add")}
    </button>
  );
}
