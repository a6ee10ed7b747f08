/** The one popup of a map: an element over a place, inside the map's element, closed by a button or by Escape. */
import { isEscape } from "../dom/is-escape";
import { makeElement } from "../dom/make-element";
import { tryFocus } from "../dom/try-focus";
import type { Mark } from "./marks";
import { type Pixels, pixelOf, type View } from "./view";

export interface Popup {
  readonly key: string;
  /** Follows the view. @param aside the present offset of its marker */
  move(view: View, aside: Pixels): void;
  /** Pixels by which the view must move so that the whole popup is visible. */
  hidden(view: View): readonly [across: number, down: number];
  close(): void;
  /** Removes the popup together with the map, without calling `onClose`. */
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

/** Pixels kept free around the popup. */
const EDGE = 8;
/** Pixels from the popup's edge to the marked place: the tip and a gap. */
const TIP = 13;

export function openPopup({ region, mark, tip, content, closeLabel, onClose }: PopupOptions): Popup {
  const stop = new AbortController();
  const { signal } = stop;
  const closeButton = makeElement("button", "map_popup__close");
  closeButton.type = "button";
  closeButton.setAttribute("aria-label", closeLabel);
  const box = makeElement("div", "map_popup__content", content);
  const popup = makeElement("div", "map_popup", box, closeButton);
  popup.setAttribute("role", "dialog");
  popup.setAttribute("aria-label", mark.point?.label ?? "");
  popup.tabIndex = -1;
  const byMarker = document.activeElement?.closest(".map_marker");
  region.append(popup);
  // Moves the focus into the popup only if it was on a marker.
  if (byMarker && region.contains(byMarker)) tryFocus(popup);

  const remove = () => {
    stop.abort();
    popup.replaceWith();
  };
  const close = () => {
    if (signal.aborted) return;
    const hadFocus = popup.contains(document.activeElement);
    remove();
    onClose(hadFocus);
  };
  closeButton.addEventListener("click", close, { signal });
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
