/**
 * Fills the map's box while there is no map: with its name, a button, and the server that would be contacted, or with a
 * message. Themes give the box a height, so it would be an empty area.
 */
import type { IslandContext } from "../../runtime/contracts/island";
import { appendOwn } from "../../runtime/dom/append-own";
import { busy } from "../../runtime/dom/busy-button";
import { makeElement } from "../../runtime/dom/make-element";
import { othersAsked } from "../../runtime/map/tiles";
import type { Finder } from "./finder";
import { isAlone, type Kind } from "./stores";
import type { StoreTranslate } from "./texts";

export interface MapBox {
  /** Shows the button. */
  offer(): void;
  /** Shows a message beside the button, or alone. */
  showMessage(text: string): void;
  /** Empties the box for the map. @returns whether the button had the focus */
  clear(): boolean;
}

interface BoxOptions {
  readonly element: HTMLElement;
  /** The name of the map. */
  readonly label: string;
  readonly tiles: readonly string[];
  readonly t: StoreTranslate;
  /** Rejects when the map's code cannot be loaded. */
  onPress(): Promise<unknown>;
}

export function makeMapBox(options: BoxOptions, { signal }: Pick<IslandContext, "signal">): MapBox {
  const { element, label, tiles, t, onPress } = options;
  const message = makeElement("p", "store-map__offer-text", label);
  message.setAttribute("role", "status");
  const button = makeElement(
    "button",
    "map_note__button store-map__offer-button btn --solid",
    t("store-map.open"),
  );
  button.type = "button";
  const offer = makeElement("div", "store-map__offer", message, button);
  const host = othersAsked(tiles).join(", ");
  if (host) offer.append(makeElement("p", "store-map__offer-more", t("store-map.open-from", { host })));
  const note = makeElement("p", "store-map__note");
  const press = async () => {
    const stopBusy = busy(button);
    try {
      await onPress();
    } catch {
      message.textContent = t("store-map.only-list");
    } finally {
      stopBusy();
    }
  };
  button.addEventListener("click", press, { signal });
  const clear = () => {
    const hadFocus = offer.contains(document.activeElement);
    for (const shown of [offer, note]) shown.replaceWith();
    return hadFocus;
  };
  signal.addEventListener("abort", clear);
  return {
    offer: () => appendOwn(element, offer),
    showMessage(text) {
      const shown = offer.isConnected ? message : note;
      shown.textContent = text;
      if (shown === note) element.append(note);
    },
    clear,
  };
}

/** The accessible name of the map. */
export function labelOf(kind: Kind, { all }: Finder, t: StoreTranslate): string {
  if (isAlone(kind)) return t("store-map.map-of", { name: all[0]?.name ?? "" });
  return t(kind === "partners" ? "store-map.map-of-partners" : "store-map.map");
}

/** Pixels kept free above the map (contract F 1.2). */
const ABOVE = 60;
/** Additional pixels for the header of phones and tablets. */
const ABOVE_ON_SMALL = 50;

/** Scrolls the page so that the map is in view. @param view the page's view, by which headers differ */
export function scrollToMap(element: HTMLElement, view: number): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const header = document.querySelector<HTMLElement>(".--fixed-header header")?.offsetHeight ?? 0;
  const above = ABOVE + header + (view <= 2 ? ABOVE_ON_SMALL : 0);
  // What fills the window begins at its upper edge.
  const free = Math.max(0, Math.min(above, window.innerHeight - height));
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: window.scrollY + top - free, behavior: isMotionReduced ? "auto" : "smooth" });
}
