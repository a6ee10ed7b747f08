/** The one popup of a map: an element over a place, in the map's own element, with a way out by button and by Escape. */
import { isEscape } from "../dom/is-escape";
import { makeElement } from "../dom/make-element";
import { tryFocus } from "../dom/try-focus";
import type { Mark } from "./marks";
import type { Pixels } from "./projection";
import { pixelOf, type View } from "./view";

export interface Popup {
  readonly key: string;
  /** Follows the view. @param aside where its marker stands now, away from its place */
  move(view: View, aside: Pixels): void;
  /** Pixels by which the view has to move so that all of it is seen. */
  hidden(view: View): readonly [across: number, down: number];
  close(): void;
  /** Takes it out with the map: nobody has closed it, so nobody is told. */
  remove(): void;
}

export interface PopupOptions {
  readonly region: HTMLElement;
  readonly mark: Mark;
  readonly tip: readonly [number, number];
  readonly content: Element;
  readonly closeLabel: string;
  onClose(hadFocus: boolean): void;
}

/** Kept free around it. */
const EDGE = 8;
/** From its edge to its tip, and a little air. */
const TIP = 13;

export function openPopup({ region, mark, tip, content, closeLabel, onClose }: PopupOptions): Popup {
  const stop = new AbortController();
  const { signal } = stop;
  const way = makeElement("button", "map_popup__close");
  way.type = "button";
  way.setAttribute("aria-label", closeLabel);
  const box = makeElement("div", "map_popup__content", content);
  const popup = makeElement("div", "map_popup", box, way);
  popup.setAttribute("role", "dialog");
  popup.setAttribute("aria-label", mark.point?.label ?? "");
  popup.tabIndex = -1;
  const byMarker = document.activeElement?.closest(".map_marker");
  region.append(popup);
  // Who came by a marker reads on in the popup; who came from elsewhere stays there.
  if (byMarker && region.contains(byMarker)) tryFocus(popup);

  const remove = () => {
    stop.abort();
    popup.remove();
  };
  const close = () => {
    if (signal.aborted) return;
    const hadFocus = popup.contains(document.activeElement);
    remove();
    onClose(hadFocus);
  };
  way.addEventListener("click", close, { signal });
  region.addEventListener(
    "keydown",
    (event) => {
      if (!isEscape(event)) return;
      event.preventDefault(); // the dialog around the map stays open
      event.stopPropagation();
      close();
    },
    { signal },
  );
  return {
    key: mark.key,
    close,
    remove,
    move(view, aside) {
      const place = pixelOf(view, mark);
      const [x, y] = [place.x + aside.x, place.y + aside.y];
      popup.style.maxHeight = `${Math.max(80, view.size.y - 2 * EDGE)}px`;
      popup.style.transform = `translate(${Math.round(x + tip[0])}px, ${Math.round(y + tip[1] - TIP)}px) translate(-50%, -100%)`;
    },
    hidden({ size }) {
      const [outer, own] = [region.getBoundingClientRect(), popup.getBoundingClientRect()];
      const over = (low: number, high: number, length: number) =>
        low < EDGE || high - low > length - 2 * EDGE ? low - EDGE : Math.max(0, high - length + EDGE);
      return [
        over(own.left - outer.left, own.right - outer.left, size.x),
        over(own.top - outer.top, own.bottom - outer.top, size.y),
      ];
    },
  };
}
