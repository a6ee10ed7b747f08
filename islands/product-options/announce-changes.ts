import { queryAll } from "../../runtime/ground/dom";
import { oneTimer } from "../../runtime/kit/one-timer";
import type { Parts } from "./parts";

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

/**
 * Says what has changed since it was said last: once per choice, in the words that are seen. What the theme hides is not
 * said, and nothing is said of the page as it was rendered.
 */
export function announceChanges({ page, context: { announce, signal } }: Parts): () => void {
  const timer = oneTimer(signal);
  const read = () =>
    HEARD.map((selector) => queryAll(page, selector).filter(isSeen).map(wordsOf).filter(Boolean).join(" "));
  let said = read();

  return () =>
    timer.set(() => {
      const now = read();
      const changed = now.filter((words, index) => words && words !== said[index]);
      said = now;
      if (changed.length) announce(changed.join(". "));
    }, GATHER_MS);
}

const isSeen = (element: Element) => element.getClientRects().length > 0;
const wordsOf = (element: Element) => (element as HTMLElement).innerText.replace(/\s+/g, " ").trim();
