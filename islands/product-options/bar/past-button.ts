import { query } from "../../../runtime/base/safe-dom";

/** Where the form is submitted, or where the shopper asks for a notification in its place. */
const ACTIONS = "#projector_button_basket, .projector_buy__button";
const TELL = "a.tell_availability_link_handler, a[href='#tellAvailability']";

/** The view of phones, which alone have the bar. */
export const PHONES = 1;

export interface Actions {
  readonly buy: HTMLButtonElement;
  readonly tell: HTMLElement | null;
}

/** @returns `null` when the page's form has no button to stand in for */
export function actionsOf(form: HTMLFormElement, page: Element): Actions | null {
  const buy = query(form, ACTIONS);
  return buy instanceof HTMLButtonElement && form.id ? { buy, tell: query<HTMLElement>(page, TELL) } : null;
}

export const isVisible = (element: Element | null): element is Element => !!element?.getClientRects().length;

/**
 * Calls back when the form's visible button leaves the window or comes back. A button that the shopper has not reached
 * yet has not left.
 */
export function followButton(
  { buy, tell }: Actions,
  signal: AbortSignal,
  moved: (isOut: boolean) => void,
): void {
  let wasSeen = false;
  const look = () => {
    const boxes = [buy, tell].flatMap((one) => (isVisible(one) ? [one.getBoundingClientRect()] : []));
    const isIn = boxes.some(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
    wasSeen ||= isIn || boxes.some(({ bottom }) => bottom <= 0);
    moved(wasSeen && !isIn && boxes.length > 0);
  };
  // The second one counts what is below the window as inside: a link or a fast finger may jump past the button.
  for (const rootMargin of ["0px", "0px 0px 1000000px"]) {
    const observer = new IntersectionObserver(look, { rootMargin });
    observer.observe(buy);
    if (tell) observer.observe(tell);
    signal.addEventListener("abort", () => observer.disconnect());
  }
}
