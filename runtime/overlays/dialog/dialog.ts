/** One dialog, from opening to closing. */

import type { DialogHandle, DialogOptions } from "../../contracts/dialog";
import { closeWhenAsked } from "./closing";
import { focusFirst, giveBackFocus } from "./focus";
import { borrow } from "./move-into-dialog";
import { makeTopLayer } from "./top-layer";
import { buildView, nameView, type View } from "./view";

export interface Dialog extends DialogHandle {
  /** @param after the replaced dialog's opener: takes the focus back when this dialog has no opener */
  open(modal: boolean, after?: HTMLElement | null): void;
  /** Switches between modal and non-modal: the cookie banner must stay usable, and a modal dialog makes it inert. */
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
      // Does not steal focus from the page beside a non-modal dialog; a queued dialog is not visible yet.
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
