/**
 * The overlay's root: an element beside the body, or inside an open modal dialog, with a shadow root. Selectors, styles
 * and listeners of the page do not affect it.
 */
import { makeElement } from "../../dom/make-element";
import { topLayerRoot } from "../../dom/top-layer-root";
import { addOverlayStyle } from "./style";

export const ELEMENT = "wyspa-inspect";

/** Events that listeners of the page would treat as presses outside their menus and dialogs. */
const OWN_EVENTS =
  "click dblclick auxclick contextmenu mousedown mouseup mouseover pointerdown pointerup pointerover touchstart touchend keydown keyup focusin focusout input change wheel";

export interface Frame {
  /** Takes the overlay's content. */
  readonly root: HTMLElement;
  /** The focused element inside the overlay. */
  focused(): Element | null;
  /** Moves the overlay into an open modal dialog, which makes everything outside it inert, and back. */
  place(): void;
  remove(): void;
}

export function makeFrame(nonce: string): Frame {
  const element = document.createElement(ELEMENT);
  const shadow = element.attachShadow({ mode: "open" });
  const root = makeElement("section", "root");
  root.lang = "en";
  addOverlayStyle(shadow, nonce);
  shadow.append(root);
  for (const type of OWN_EVENTS.split(" "))
    shadow.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
  // In the top layer, because a transformed dialog would contain `position: fixed`.
  const canRise = "popover" in root;
  if (canRise) root.popover = "manual";

  return {
    root,
    focused: () => shadow.activeElement,
    place() {
      const around = topLayerRoot();
      const parent = around === document.body ? document.documentElement : around;
      if (element.parentNode === parent) return;
      parent.append(element);
      if (canRise) root.showPopover();
    },
    remove: () => element.replaceWith(),
  };
}
