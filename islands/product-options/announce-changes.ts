import { queryAll } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { oneTimer } from "../../runtime/dom/one-timer";

/** What is worth hearing when a choice changes it: the price, the lines that the law asks for, and whether it can be had. */
const HEARD = [
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

/** Milliseconds in which further changes, and the platform's answer, are gathered into one message. */
const GATHER_MS = 700;

export interface AnnounceChanges {
  /** The shopper is about to change something: what is seen now counts as known. */
  before(): void;
  /** Something has changed. */
  changed(): void;
}

/**
 * Says what has changed since it was said last: once per choice, in the words that are seen. What the theme hides is not
 * said, and nothing is said of a page on which nothing was chosen.
 */
export function announceChanges(page: Element, { announce, signal }: IslandContext): AnnounceChanges {
  const timer = oneTimer(signal);
  let said: string[] | null = null;
  const read = () =>
    HEARD.map((selector) => queryAll(page, selector).filter(isSeen).map(wordsOf).filter(Boolean).join(" "));
  const tell = () => {
    const now = read();
    const changed = now.filter((words, index) => words && words !== said?.[index]);
    said = now;
    if (changed.length) announce(changed.join(". "));
  };

  return {
    before() {
      said ??= read();
    },
    changed() {
      if (said) timer.set(tell, GATHER_MS);
    },
  };
}

const isSeen = (element: Element) => element.getClientRects().length > 0;
const wordsOf = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, " ").trim();
