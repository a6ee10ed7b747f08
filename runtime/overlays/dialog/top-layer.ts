import { moveLiveRegions } from "../../dom/top-layer-root";

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

/**
 * Stops the page behind a dialog from scrolling without shifting it (bar H6): the scrollbar's space stays reserved.
 * Support: `scrollbar-gutter` in Safari from 18.2 only; older versions get padding instead.
 * @returns restores the page's own styles
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  const gutter = style.getPropertyValue("scrollbar-gutter");
  const bar = window.innerWidth - clientWidth;
  if (bar > 0) {
    if (CSS.supports("scrollbar-gutter", "stable")) style.setProperty("scrollbar-gutter", "stable");
    else style.paddingRight = `${bar}px`;
  }
  style.overflow = "hidden";
  return () => {
    Object.assign(style, { overflow, paddingRight });
    style.setProperty("scrollbar-gutter", gutter);
  };
}
