import { queryAll } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { oneTimer } from "../../runtime/dom/one-timer";

/** Parts to announce after a choice changes them: the price, the lines that the law requires, and the availability. */
const ANNOUNCED = [
  ".product_note",
  "#projector_price_value",
  ".omnibus_price",
  "#projector_price_maxprice_wrapper",
  "#projector_price_beforerebate_wrapper",
  "#projector_price_new_price_wrapper",
  "#projector_price_deposit",
  "#projector_advanceprice_section",
  "#projector_points_wrapper",
  "#projector_status_description",
  "#projector_delivery_label, #projector_delivery_days",
];

/** Milliseconds in which further changes and the platform's answer merge into one message. */
const GATHER_MS = 700;

export interface AnnounceChanges {
  /** Call before a change by the shopper: the texts on the page then count as known. */
  before(): void;
  /** Call after each change. */
  changed(): void;
}

/**
 * Announces what a choice has changed, once per choice, in the visible words. Parts that the theme hides are not
 * announced, nor is anything before the first choice.
 */
export function announceChanges(page: Element, { announce, signal }: IslandContext): AnnounceChanges {
  const timer = oneTimer(signal);
  let known: string[] | null = null;
  const read = () =>
    ANNOUNCED.map((selector) =>
      queryAll(page, selector).filter(isSeen).map(wordsOf).filter(Boolean).join(" "),
    );
  const announceChanged = () => {
    const now = read();
    const changed = now.filter((words, index) => words && words !== known?.[index]);
    known = now;
    if (changed.length) announce(changed.join(". "));
  };

  return {
    before() {
      known ??= read();
    },
    changed() {
      if (known) timer.set(announceChanged, GATHER_MS);
    },
  };
}

const isSeen = (element: Element) => element.getClientRects().length > 0;
const wordsOf = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, " ").trim();
