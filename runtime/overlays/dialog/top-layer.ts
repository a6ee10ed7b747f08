import { moveLiveRegions } from "../../dom/top-layer-root";
import { lockScroll } from "./lock-scroll";

interface TopLayer {
  isModal(): boolean;
  /** Shows the dialog. @param modal in the top layer; the rest of the page is inert and does not scroll */
  show(modal: boolean): void;
  leave(): void;
}

/** Shows and hides a dialog element, modal or not. */
export function makeTopLayer(element: HTMLDialogElement): TopLayer {
  let isModal = false;
  let unlock = () => {};
  return {
    isModal: () => isModal,
    show(modal) {
      isModal = modal && typeof element.showModal === "function";
      element.removeAttribute("aria-modal");
      if (!isModal) return element.setAttribute("open", ""); // not `show()`, which moves the focus
      element.setAttribute("aria-modal", "true");
      element.showModal();
      moveLiveRegions(document, element);
      unlock = lockScroll();
    },
    leave() {
      moveLiveRegions(element, document.body);
      unlock();
      unlock = () => {};
      if (element.open) element.close?.(); // missing in browsers without native dialogs
    },
  };
}
