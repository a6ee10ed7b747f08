import { keepShown } from "./keep-shown";
import { moveLiveRegions, topLayerRoot } from "./top-layer-root";

export interface ModalLayer {
  isModal(): boolean;
  /** Shows the dialog. @param modal in the top layer; the rest of the page is inert and does not scroll */
  show(modal: boolean): void;
  leave(): void;
}

/**
 * Shows and hides a dialog element, modal or not.
 * @param display the value that the element's own stylesheet gives it
 * @param fillsWindow whether it is a page's dialog: the page behind it does not scroll, and beside a banner its cover lets
 *   presses through
 */
export function makeModalLayer(
  element: HTMLDialogElement,
  { display, fillsWindow }: { readonly display: string; readonly fillsWindow: boolean },
): ModalLayer {
  let isModal = false;
  let unlock = () => {};
  let life = new AbortController();
  const isSeen = () =>
    keepShown(element, life.signal, {
      display,
      except: fillsWindow && !isModal ? ["pointer-events"] : [],
      inWindow: fillsWindow,
    });
  const showBeside = () => {
    isModal = false;
    element.removeAttribute("aria-modal");
    element.setAttribute("open", ""); // not `show()`, which moves the focus
    isSeen();
  };
  return {
    isModal: () => isModal,
    show(modal) {
      life = new AbortController();
      isModal = modal && typeof element.showModal === "function";
      if (!isModal) return showBeside();
      element.setAttribute("aria-modal", "true");
      element.showModal();
      if (!isSeen()) {
        // The page must not be inert around an invisible dialog.
        life.abort();
        element.close();
        life = new AbortController();
        return showBeside();
      }
      moveLiveRegions(document, element);
      if (fillsWindow) unlock = lockScroll();
    },
    leave() {
      life.abort();
      unlock();
      unlock = () => {};
      if (element.open) element.close?.(); // missing in browsers without native dialogs
      moveLiveRegions(element, topLayerRoot());
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
