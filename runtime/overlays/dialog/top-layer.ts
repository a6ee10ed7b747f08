import { lockScroll } from "./lock-scroll";

/** What has to be inside a modal dialog to be heard and used: all else is inert. */
const COMPANIONS = "[data-wyspa-live], #alert_cover";

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
  const take = (from: ParentNode, into: Element) => into.append(...from.querySelectorAll(COMPANIONS));
  return {
    isModal: () => isModal,
    show(modal) {
      isModal = modal && typeof element.showModal === "function";
      element.removeAttribute("aria-modal");
      if (!isModal) return element.setAttribute("open", ""); // not `show()`, which takes the focus
      element.setAttribute("aria-modal", "true");
      element.showModal();
      take(document, element);
      unlock = lockScroll();
    },
    leave() {
      take(element, document.body);
      unlock();
      unlock = () => {};
      if (element.open) element.close?.(); // missing where there is no native dialog
    },
  };
}
