/** What stands in the map's box until the shopper asks for the map: its name, a button, and whose server would be asked. */

import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import { makeElement } from "../../runtime/dom/make-element";

export interface Offer {
  /** Shows it in the box. */
  show(): void;
  /** Tells something in it. @returns false where it is not in the box */
  tell(text: string): boolean;
  /** The map comes into its place. @returns whether the focus was in it */
  clear(): boolean;
}

interface OfferOptions {
  readonly box: HTMLElement;
  readonly text: string;
  readonly button: string;
  /** Empty: no other server would be asked. */
  readonly more: string;
  /** Said in the place of `text` where the map's files cannot be had. */
  readonly missing: string;
  /** Rejects where the map's files cannot be had now. */
  onPress(): Promise<unknown>;
}

export function makeOffer(options: OfferOptions, { signal }: Pick<IslandContext, "signal">): Offer {
  const { box, text, more, missing, onPress } = options;
  const said = makeElement("p", "store-map__offer-text", text);
  said.setAttribute("role", "status");
  const button = makeElement(
    "button",
    "map_note__button store-map__offer-button btn --solid",
    options.button,
  );
  button.type = "button";
  const offer = makeElement("div", "store-map__offer", said, button);
  if (more) offer.append(makeElement("p", "store-map__offer-more", more));
  const tell = (words: string) => {
    said.textContent = words;
    return offer.isConnected;
  };
  const press = async () => {
    const rest = busy(button);
    try {
      await onPress();
    } catch {
      tell(missing);
    } finally {
      rest();
    }
  };
  button.addEventListener("click", press, { signal });
  signal.addEventListener("abort", () => offer.remove());
  return {
    show: () => box.append(offer),
    tell,
    clear() {
      const hadFocus = offer.contains(document.activeElement);
      offer.remove();
      return hadFocus;
    },
  };
}
