/**
 * The bar at a phone's lower edge with price and button, while the form's own button is out of the window. A separate
 * chunk, because short pages never need it.
 */
import { query } from "../../runtime/base/safe-dom";
import { tryFocus } from "../../runtime/dom/try-focus";
import { type Actions, followButton, isVisible, PHONES } from "./bar/past-button";
import { followRoom } from "./bar/room";
import { buildBar } from "./bar/view";
import type { Parts } from "./parts";
import type { Follow } from "./view";

export function showBar({ form, page, context }: Parts, actions: Actions): Follow {
  const { signal, store } = context;
  const { buy, tell } = actions;
  const bar = buildBar(form, buy);
  let isOut = true;
  let isCovered = true;

  const follow = () => {
    const canBuy = isVisible(buy);
    const canTell = !canBuy && isVisible(tell);
    const isPhone = store.getState().page.view === PHONES;
    const isShown = isOut && !isCovered && isPhone && (canBuy || canTell);
    // A product that is sold only for points has a price of 0 on the page, which the theme hides.
    const price =
      query(page, "#projector_price_value:not(.--inactive)") ?? query(page, "#projector_price_points");
    bar.price.textContent = textOf(price);
    bar.name.textContent = textOf(query(page, ".product_name__name") ?? query(page, "h1"));
    // Not `hidden`: themes give their buttons a `display` of their own.
    bar.buy.style.display = canBuy ? "" : "none";
    bar.tell.style.display = canTell ? "" : "none";
    bar.tell.textContent = textOf(tell);
    // A hidden bar would drop the focus.
    if (!isShown && bar.element.contains(document.activeElement)) [buy, tell].some(tryFocus);
    room.show(isShown);
  };
  const room = followRoom(bar.element, store.getState().shop.cookieBanner, signal, (covered) => {
    isCovered = covered;
    follow();
  });
  bar.tell.addEventListener("click", () => tell?.click());
  followButton(actions, signal, (now) => {
    isOut = now;
    follow();
  });
  const unsubscribe = store.subscribe(
    ({ page: now }, { page: before }) => now.view !== before.view && follow(),
  );
  signal.addEventListener("abort", () => {
    unsubscribe();
    bar.element.replaceWith();
  });
  return follow;
}

const textOf = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
