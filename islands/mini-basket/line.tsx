import type { ReactNode } from "react";
import type { SafeUrl } from "../../runtime/base/safe-url";
import type { BasketLine } from "../../runtime/contracts/basket";
import { quantityText } from "../../runtime/dom/quantity";
import { useIsland, useShop } from "../../runtime/react/island";
import { eachPrice } from "./each-price";
import { LineControls } from "./line-controls";
import { nameOfLine, sizeOf } from "./name-of-line";
import { Part } from "./part";
import type { Changes } from "./use-changes";
import { useLineSender } from "./use-line-sender";
import { useTexts } from "./use-texts";

export interface LineProps {
  readonly line: BasketLine;
  readonly picture: boolean;
  /** In the sheet version and size follow the name, because the controls need the whole width. */
  readonly isSheet: boolean;
  /** Shown, but not editable now. */
  readonly fixed: boolean;
  readonly basketUrl: SafeUrl | null;
  readonly changes: Changes;
  onRemoved(): void;
}

/** One product of the basket. The row omits what the server left out; no unusual value breaks it. */
export function Line({ line, picture, isSheet, fixed, basketUrl, changes, onRemoved }: LineProps) {
  const t = useTexts();
  const priceType = useShop((state) => state.shop.priceType);
  const { asked, ask } = useLineSender(async (quantity) => {
    const done = await changes.set(line, quantity);
    if (done && !quantity) onRemoved();
  });
  const { formatPrice } = useIsland();
  const name = nameOfLine(line, t);
  const worth = line.worth[priceType];
  const each = eachPrice(worth, line.quantity, formatPrice);
  const quantity = [quantityText(line.quantity), line.unit].filter(Boolean).join(" ");
  const elsewhere = basketUrl && (
    <a
      className="top_basket__elsewhere"
      href={basketUrl}
      aria-label={t("mini-basket.elsewhere-named", { name })}
    >
      {t("mini-basket.elsewhere")}
    </a>
  );

  return (
    // Themes space a row's three children; the fourth, in our own grid row, stays close.
    <li
      className="top_basket__product"
      style={{ rowGap: 0 }}
      aria-busy={asked !== null || undefined}
      tabIndex={-1}
      aria-label={name}
    >
      {picture && <Picture line={line} />}
      <Name line={line} name={line.name || t("mini-basket.unnamed")}>
        {isSheet && <About line={line} />}
      </Name>
      <div className="top_basket__prices">
        <Part of="price" text={worth} />
        <Part of="unit" text={quantity && ` / ${quantity}`} />
        <Part of="vat" text={priceType === "net" && worth && t("mini-basket.net")} />
        <Part of="each" text={each && `${quantityText(line.quantity)} × ${each}`} />
      </div>
      <div className="top_basket__controls">
        {!isSheet && <About line={line} />}
        {line.id === null ? (
          elsewhere
        ) : (
          <LineControls
            name={name}
            quantity={asked ?? line.quantity}
            step={line.step}
            wrong={changes.note?.wrong === line.key}
            fixed={fixed}
            elsewhere={line.settable ? null : elsewhere}
            ask={ask}
            refuse={(text) => changes.refuse(line, text)}
          />
        )}
      </div>
    </li>
  );
}

interface NameProps {
  readonly line: BasketLine;
  readonly name: string;
  readonly children: ReactNode;
}

/** The name's element exists without a link, too: themes lay out a row's three children by their order. */
function Name({ line: { link }, name, children }: NameProps) {
  return (
    <div className="top_basket__name">
      {link ? (
        <a className="top_basket__link" href={link}>
          {name}
        </a>
      ) : (
        <Part of="link" text={name} />
      )}
      {children}
    </div>
  );
}

/**
 * Tells the line from others of the same product, before its controls: an extra row would cost a third of the visible
 * lines.
 */
function About({ line }: { readonly line: BasketLine }) {
  const t = useTexts();
  const { versionName, subscriptionPeriod } = line;
  const shownSize = sizeOf(line);
  const isRegular = subscriptionPeriod !== "0";
  if (!versionName && !shownSize && !isRegular) return null;
  return (
    <div className="top_basket__about">
      <Part of="version top_basket__fact" text={versionName} />
      <Part of="size top_basket__fact" text={shownSize && t("mini-basket.size", { size: shownSize })} />
      <Part of="subscription top_basket__fact" text={isRegular && t("mini-basket.subscription")} />
    </div>
  );
}

/** Spans all our rows: themes know two, and a third one below the picture would cost a visible line. */
const BESIDE_ALL = { gridRow: "1 / span 3" };

/** A second link to the same page, for the mouse only. */
const HIDDEN_TWIN = { tabIndex: -1, "aria-hidden": true } as const;

/** The product's picture. It is decoration, because the name beside it links to the same page. */
function Picture({ line: { link, icon, iconSecond } }: { readonly line: BasketLine }) {
  const image = iconSecond ?? icon;
  if (!image) return null;
  const picture = (
    <picture>
      {icon && icon !== image && <source type="image/webp" srcSet={icon} />}
      <img src={image} alt="" loading="lazy" />
    </picture>
  );
  if (!link)
    return (
      <span className="top_basket__img" style={BESIDE_ALL}>
        {picture}
      </span>
    );
  return (
    <a className="top_basket__img" style={BESIDE_ALL} href={link} {...HIDDEN_TWIN}>
      {picture}
    </a>
  );
}
