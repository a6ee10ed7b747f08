import { type CSSProperties, type ReactNode, type RefObject, useState } from "react";
import type { Basket } from "../../runtime/contracts/basket";
import { useShop } from "../../runtime/react/island";
import { FreeShipping } from "./free-shipping";
import type { OwnWords } from "./own-template";
import { Part } from "./part";
import { useTexts } from "./use-texts";
import { wayOn } from "./way-on";

interface SummaryProps {
  readonly basket: Basket;
  readonly words: OwnWords;
  readonly box: RefObject<HTMLDivElement | null>;
  /** The height that it keeps when the basket is empty. */
  readonly room: CSSProperties | undefined;
  /** Comes first: themes keep the summary visible while the lines scroll. */
  readonly children: ReactNode;
}

/** Sum, shipping, the amount missing for free shipping, and the link to the basket page. */
export function Summary({ basket, words, box, room, children }: SummaryProps) {
  return (
    <div className="top_basket__summary" ref={box} style={room}>
      {children}
      {basket.lines.length ? <Sums basket={basket} words={words} /> : <WayOn />}
    </div>
  );
}

function Sums({ basket, words }: Pick<SummaryProps, "basket" | "words">) {
  const t = useTexts();
  const priceType = useShop((state) => state.shop.priceType);
  const shipping = basket.shipping[priceType];
  const free = basket.shippingIsFree;

  return (
    <>
      <FreeShipping basket={basket} />
      <Item of="--worth" label={words.sumText ?? t("mini-basket.sum")} value={basket.worth[priceType]} />
      <Item
        of="--shipping"
        label={words.shippingText ?? t("mini-basket.shipping")}
        value={free ? t("mini-basket.free") : shipping && `+ ${shipping}`}
        valueClass={free ? " --free" : ""}
      />
      <div className="top_basket__buttons">
        {words.basketUrl && (
          <a className={words.goClass} href={words.basketUrl}>
            {words.goText ?? t("mini-basket.go")}
          </a>
        )}
      </div>
    </>
  );
}

/** Leads from an empty basket back to the shop, at the place of the link to the basket page. */
function WayOn() {
  const t = useTexts();
  const [on] = useState(wayOn);
  if (!on) return null;
  return (
    <div className="top_basket__buttons" style={{ marginBlockStart: "auto" }}>
      <a className="btn --outline --large" href={on.url}>
        {t("mini-basket.on", { name: on.name })}
      </a>
    </div>
  );
}

interface ItemProps {
  readonly of: string;
  readonly label: string;
  readonly value: string;
  readonly valueClass?: string;
}

function Item({ of, label, value, valueClass = "" }: ItemProps) {
  if (!value) return null;
  return (
    <div className={`top_basket__summary_item ${of}`}>
      <Part of="summary_label" text={label} />
      <span> </span>
      <b className={`top_basket__summary_value${valueClass}`}>{value}</b>
    </div>
  );
}
