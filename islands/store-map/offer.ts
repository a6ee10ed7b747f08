/**
 * Fills the map's box until the shopper asks for the map: its name, a button, and the server that would be contacted.
 */

import type { IslandContext } from "../../runtime/contracts/island";
import { appendOwn } from "../../runtime/dom/append-own";
import { busy } from "../../runtime/dom/busy-button";
import { makeElement } from "../../runtime/dom/make-element";

export interface Offer {
  /** Shows the offer in the box. */
  show(): void;
  /** Replaces the offer's text. @returns `false` when the offer is not in the document */
  showMessage(text: string): boolean;
  /** Removes the offer for the map. @returns whether the offer had the focus */
  clear(): boolean;
}

interface OfferOptions {
  readonly box: HTMLElement;
  readonly text: string;
  readonly button: string;
  /** Names the other server; empty when no other server would be contacted. */
  readonly more: string;
  /** Replaces `text` when the map's chunks cannot be loaded. */
  readonly missing: string;
  /** Rejects when the map's chunks cannot be loaded. */
  onPress(): Promise<unknown>;
}

export function makeOffer(options: OfferOptions, { signal }: Pick<IslandContext, "signal">): Offer {
  const { box, text, more, missing, onPress } = options;
  const message = makeElement("p", "store-map__offer-text", text);
  message.setAttribute("role", "status");
  const button = makeElement(
    "button",
    "map_note__button store-map__offer-button btn --solid",
    options.button,
  );
  button.type = "button";
  const offer = makeElement("div", "store-map__offer", message, button);
  if (more) offer.append(makeElement("p", "store-map__offer-more", more));
  const showMessage = (words: string) => {
    message.textContent = words;
    return offer.isConnected;
  };
  const press = async () => {
    const stopBusy = busy(button);
    try {
      await onPress();
    } catch {
      showMessage(missing);
    } finally {
      stopBusy();
    }
  };
  button.addEventListener("click", press, { signal });
  signal.addEventListener("abort", () => offer.replaceWith());
  return {
    show: () => appendOwn(box, offer),
    showMessage,
    clear() {
      const hadFocus = offer.contains(document.activeElement);
      offer.replaceWith();
      return hadFocus;
    },
  };
}
