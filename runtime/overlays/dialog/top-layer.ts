import { moveLiveRegions } from "../../dom/top-layer-root";
import { lockScroll } from "./lock-scroll";

interface TopLayer {
  isModal(): boolean;
  /** Shows the dialog. @param modal above everything, the rest of the page inert and still */
  show(modal: boolean): void;
  leave(): void;
}

/** How a dialog stands over the page. */
export function makeTopLayer(element: HTMLDialogElement): TopLayer {
  let isModal = false;
  let unlock = () => {};
  return {
    isModal: () => isModal,
    show(modal) {
      isModal = modal && typeof element.showModal === "function";
      element.removeAttribute("aria-modal");
      if (!isModal) return element.setAttribute("open", ""); // not `show()`, which takes the focus
      element.setAttribute("aria-modal", "true");
      element.showModal();
      moveLiveRegions(document, element);
      unlock = lockScroll();
    },
    leave() {
      moveLiveRegions(element, document.body);
      unlock();
      unlock = () => {};
      if (element.open) element.close?.(); // missing where there is no native dialog
    },
  };
}
