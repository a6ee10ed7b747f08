/** One dialog, from its opening to its end. */

import type { DialogHandle, DialogOptions } from "../../contracts/dialog";
import { closeWhenAsked } from "./closing";
import { focusFirst, giveBackFocus } from "./focus";
import { borrow } from "./move-into-dialog";
import { makeTopLayer } from "./top-layer";
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

export function makeDialog(options: DialogOptions, words: Words, over: (dialog: Dialog) => void): Dialog {
  const view: View = buildView(options, words.close);
  const { element, content } = view;
  const life = new AbortController();
  const ends: (() => void)[] = [];
  let state: "waiting" | "open" | "closed" = "waiting";
  const layer = makeTopLayer(element);
  let opener = options.opener ?? null;

  const hasFocus = () => element.contains(document.activeElement) || document.activeElement === document.body;

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
      layer.show(modal);
      focusFirst(view, heading);
      const { keepOpenFor = [] } = options;
      closeWhenAsked({ view, keepOpenFor, signal: life.signal, close: dialog.close });
    },
    setModal(modal) {
      const { activeElement } = document;
      // Who works beside a dialog is not called back into it; one that only waits has no place yet.
      if (state !== "open" || modal === layer.isModal() || (modal && !hasFocus())) return;
      layer.leave();
      layer.show(modal);
      if (element.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
    },
    close() {
      if (state === "closed") return;
      const wasOpen = state === "open";
      state = "closed";
      life.abort();
      if (wasOpen) {
        const isHere = hasFocus();
        layer.leave();
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
