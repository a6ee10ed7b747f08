import { useEffect } from "react";
import type { Basket } from "../../runtime/contracts/basket";
import { useIsland } from "../../runtime/react/island";
import { Part } from "./part";
import { useTexts } from "./use-texts";

/**
 * Shows how far free shipping is. Renders nothing when the shop has no limit or shipping is free anyway (contract A
 * §6.2). The progress bar needs a known limit (ruling 15).
 */
export function FreeShipping({ basket }: { readonly basket: Basket }) {
  const { formatPrice, platform } = useIsland();
  const t = useTexts();
  const { toFreeShipping: missing, freeShippingLimit: limit, shippingIsFree } = basket;

  const isMissing = missing !== null && missing > 0 && !shippingIsFree;
  const asks = isMissing && limit === null;
  useEffect(() => {
    if (asks) void platform.basket.askLimit();
  }, [asks, platform]);

  if (missing === 0)
    return (
      <div className="top_basket__summary_shipping_free --reached">
        <Part of="summary_label --freeshipping_limit" text={t("mini-basket.reached")} />
      </div>
    );
  if (!isMissing) return null;

  return (
    <div className="top_basket__summary_shipping_free">
      <span className="top_basket__summary_label --freeshipping_limit">
        <span>{t("mini-basket.missing")}</span>
        <span> </span>
        <Part of="summary_value" text={formatPrice(missing)} />
      </span>
      {limit !== null && limit > 0 && <ProgressBar share={Math.max(0, limit - missing) / limit} />}
      {/* Reserves the bar's room: a limit that arrives late must not move the content below. */}
      {limit === null && <span className="progress_bar" style={{ visibility: "hidden" }} />}
    </div>
  );
}

/** Hidden from screen readers: they would read the reached share as the missing one, which the text beside it names. */
function ProgressBar({ share }: { readonly share: number }) {
  return (
    <span className="progress_bar" aria-hidden="true">
      <span className="progress_bar__value" style={{ width: `${100 * share}%` }} />
    </span>
  );
}
