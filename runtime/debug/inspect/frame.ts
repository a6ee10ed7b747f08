/**
 * The overlay's own tree: an element beside the body, or inside an open modal dialog, with a shadow root. The page's
 * layout, selectors, styles and listeners do not meet it.
 */
import { makeElement } from "../../dom/make-element";
import { topLayerRoot } from "../../dom/top-layer-root";
import { addOverlayStyle } from "./style";

export const ELEMENT = "wyspa-inspect";

/** Events of the overlay that a page's listeners would take for presses beside their menus and dialogs. */
const OWN_EVENTS =
  "click dblclick auxclick contextmenu mousedown mouseup mouseover pointerdown pointerup pointerover touchstart touchend keydown keyup focusin focusout input change wheel";

export interface Frame {
  /** Takes the overlay's content. */
  readonly root: HTMLElement;
  /** The focused element inside the overlay. */
  focused(): Element | null;
  /** Moves the overlay to where it can be seen and used now: a modal dialog makes everything outside it inert. */
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
  // The top layer: a transformed dialog would else be the frame of `position: fixed`.
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
    remove: () => element.remove(),
  };
}
