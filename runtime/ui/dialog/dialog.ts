/** One dialog, from its opening to its end. */
import { borrow } from "./borrow";
import { closeWhenAsked } from "./closing";
import { lockScroll } from "./lock-scroll";
import type { DialogHandle, DialogOptions } from "./options";
import { buildView, nameView, type View } from "./view";

export interface Dialog extends DialogHandle {
  /** @param after what the dialog that it takes the place of would have given the focus back to */
  open(modal: boolean, after?: HTMLElement | null): void;
  /** Makes room for the cookie banner, or takes it back: modal dialogs make all else unusable. */
  setModal(modal: boolean): void;
  readonly opener: HTMLElement | null;
  isWanted(): boolean;
}

export interface Words {
  readonly close: string;
  readonly name: string;
}

/** What has to be inside a modal dialog to be heard and used: all else is inert. */
const COMPANIONS = "[data-wyspa-live], #alert_cover";

export function makeDialog(options: DialogOptions, words: Words, over: (dialog: Dialog) => void): Dialog {
  const view: View = buildView(options, words.close);
  const { element, content } = view;
  const life = new AbortController();
  const ends: (() => void)[] = [];
  let state: "waiting" | "open" | "closed" = "waiting";
  let isModal = false;
  let unlock = () => {};
  let opener = options.opener ?? null;

  const hasFocus = () => element.contains(document.activeElement) || document.activeElement === document.body;
  const take = (from: ParentNode, into: Element) => into.append(...from.querySelectorAll(COMPANIONS));

  const leaveTopLayer = () => {
    take(element, document.body);
    unlock();
    unlock = () => {};
    if (element.open) element.close?.(); // missing where there is no native dialog
  };
  const show = (modal: boolean) => {
    isModal = modal && typeof element.showModal === "function";
    element.removeAttribute("aria-modal");
    if (!isModal) return element.setAttribute("open", ""); // not `show()`, which takes the focus
    element.setAttribute("aria-modal", "true");
    element.showModal();
    take(document, element);
    unlock = lockScroll();
  };

  const dialog: Dialog = {
    element,
    content,
    get opener() {
      return opener;
    },
    isOpen: () => state === "open",
    isWanted: () => options.isWanted?.() ?? true,
    open(modal, after = null) {
      state = "open";
      if (options.automatic) opener = document.activeElement as HTMLElement | null;
      else if (!opener?.isConnected) opener = after;
      if (options.element) ends.push(borrow(options.element, content));
      const [heading, unname] = nameView(view, words.name);
      ends.unshift(unname);
      document.body.append(element);
      document.documentElement.classList.add("--modal");
      show(modal);
      focusFirst(view, heading);
      const { keepOpenFor = [] } = options;
      closeWhenAsked({ view, keepOpenFor, signal: life.signal, close: dialog.close });
    },
    setModal(modal) {
      const { activeElement } = document;
      // Who works beside a dialog is not called back into it; one that only waits has no place yet.
      if (state !== "open" || modal === isModal || (modal && !hasFocus())) return;
      leaveTopLayer();
      show(modal);
      if (element.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
    },
    close() {
      if (state === "closed") return;
      const wasOpen = state === "open";
      state = "closed";
      life.abort();
      if (wasOpen) {
        const isHere = hasFocus();
        leaveTopLayer();
        for (const end of ends) end();
        element.remove();
        document.documentElement.classList.remove("--modal");
        if (isHere) giveBackFocus(opener);
      }
      try {
        options.onClose?.();
      } finally {
        over(dialog);
      }
    },
  };
  return dialog;
}

/** To the heading, so that a reader hears what this is; else to what can be used, the close button at last. */
function focusFirst({ content, close }: View, heading: HTMLElement | null): void {
  const usable =
    "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex='-1'])";
  const wanted = [content.querySelector("[autofocus]"), heading, ...content.querySelectorAll(usable), close];
  for (const candidate of wanted) {
    (candidate as HTMLElement | null)?.focus();
    if (candidate && document.activeElement === candidate) return;
  }
}

/** Back to the opener; where it is gone, to the page's main part, from where one can go on. */
function giveBackFocus(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  if (!opener || document.activeElement === opener) return;
  const main = document.querySelector<HTMLElement>("main, #content");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
