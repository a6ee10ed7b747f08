/**
 * `app_shop.fn.addDepositInfo` of the old bundle (contract D 10): adds an icon beside each deposit, with a tip and a
 * link. The island `tooltip` shows the tip; it finds the icon by its class. Ships as one chunk with `dressListing`.
 */
import { makeElement } from "../dom/make-element";
import { moveNode } from "../dom/move-node";
import type { LegacyNeeds } from "./needs";
import { depositTexts } from "./texts";
import { wordsOf } from "./words";

export interface DepositOptions {
  /** The amount as text, used for every matching element. */
  readonly priceDirect?: unknown;
  /** Uses only the amount in `data-price`. */
  readonly priceFromDataset?: unknown;
}

const LINK = ".deposit_tooltip__link";
const CONTENT = ".deposit_tooltip__content";

/**
 * @returns adds an icon beside every matching element; replaces it when the amount changed, otherwise keeps its focus
 */
export function depositInfo({ texts, ui }: Pick<LegacyNeeds, "texts" | "ui">, scan: () => void) {
  const t = texts(depositTexts);
  // The listener is on the document, because the tip shows a copy of the link.
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest(LINK);
    if (!link) return;
    event.preventDefault();
    // The tip closes when focus leaves it; focus then returns to the element that the tip describes.
    const tip = link.closest("[role=tooltip]");
    const explained = tip && document.querySelector(`[aria-describedby~="${CSS.escape(tip.id)}"]`);
    const opener = explained ?? document.activeElement;
    void ui.dialog({
      title: t("deposit.title"),
      text: t("deposit.text"),
      classes: "--deposit",
      opener: opener instanceof HTMLElement ? opener : null,
    });
  });

  return (selector: string, { priceDirect, priceFromDataset }: DepositOptions = {}) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const price = wordsOf(priceDirect) || element.dataset.price || (!priceFromDataset && wordsOf(element));
      const next = element.nextElementSibling;
      const before = next?.matches(".deposit_tooltip") ? next : undefined;
      const now = price ? sign(price, t) : undefined;
      const isSame =
        now && before?.querySelector(CONTENT)?.textContent === now.querySelector(CONTENT)?.textContent;
      if (isSame) continue;
      before?.replaceWith();
      if (now) element.after(now);
    }
    scan();
  };
}

function sign(price: string, t: (key: keyof typeof depositTexts, values?: { price: string }) => string) {
  const tip = makeElement(
    "span",
    "deposit_tooltip__tip css_tip css_tip_small",
    makeElement("i", "icon-question"),
  );
  tip.tabIndex = 0;
  tip.setAttribute("role", "button");
  tip.setAttribute("aria-label", t("deposit.title"));
  const link = makeElement("a", "deposit_tooltip__link", t("deposit.more"));
  link.setAttribute("href", "#deposit");
  const content = makeElement(
    "span",
    "deposit_tooltip__content tooltipContent",
    t("deposit.tip", { price }),
    " ",
    link,
  );
  return makeElement("span", "deposit_tooltip", tip, content);
}

/** Recommendations. */
const ZONE = "#search_hotspot_zone1";
const DEPOSIT = ".deposit_price__value";

/**
 * Decorates listings as the old bundle did without a call (contract G 2.0): an icon beside each deposit,
 * recommendations below everything else. Runs at the start, and again when parts of the page were replaced.
 * @param addDepositInfo `app_shop.fn.addDepositInfo`
 */
export function dressListing(addDepositInfo: (selector: string) => unknown): void {
  const container = document.querySelector("#container");
  if (!container) return;
  const isListing = container.matches(".search_page");
  const zones = [...document.querySelectorAll(ZONE)];
  // A zone inside replaced parts supersedes the earlier one; pages other than listings have no zone.
  const newest = isListing && (zones.find((zone) => zone.parentElement !== container) ?? zones.at(-1));
  for (const zone of zones) if (zone !== newest && zone.parentElement === container) zone.replaceWith();
  if (newest && container.lastElementChild !== newest) moveNode(newest, container, null);
  if (isListing && document.querySelector(DEPOSIT)) addDepositInfo(DEPOSIT);
}
