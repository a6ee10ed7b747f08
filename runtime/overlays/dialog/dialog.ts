/** One dialog, from opening to closing. */

import type { DialogHandle, DialogOptions } from "../../contracts/dialog";
import type { CloseOnSwipe } from "../../contracts/overlays";
import { onLeave, tellOpen } from "../../dom/ends-in-time";
import { placeholderStyleOf } from "../../dom/keep-room";
import { makeModalLayer } from "../../dom/modal-layer";
import { closeWhenAsked } from "./closing";
import { buildView, nameView, type View } from "./view";

export interface Dialog extends DialogHandle {
  /** @param after the replaced dialog's opener: takes the focus back when this dialog has no opener */
  open(modal: boolean, after?: HTMLElement | null): void;
  /** Switches between modal and non-modal: the cookie banner must stay usable, and a modal dialog makes it inert. */
  setModal(modal: boolean): void;
  readonly opener: HTMLElement | null;
  readonly closesOnBack: boolean;
  isWanted(): boolean;
}

/** What all dialogs share. */
export interface Shared {
  readonly close: string;
  readonly name: string;
  /** Whether a banner or a top layer has precedence. */
  covered(): boolean;
  readonly closeOnSwipe: CloseOnSwipe;
}

export function makeDialog(options: DialogOptions, shared: Shared, over: (dialog: Dialog) => void): Dialog {
  const view: View = buildView(options, shared.close);
  const { element, content } = view;
  const life = new AbortController();
  const ends: (() => void)[] = [];
  let state: "waiting" | "open" | "closed" = "waiting";
  const layer = makeModalLayer(element, { display: "grid", fillsWindow: true });
  let opener = options.opener ?? null;

  const hasFocus = () => element.contains(document.activeElement) || document.activeElement === document.body;

  const dialog: Dialog = {
    element,
    content,
    get opener() {
      return opener;
    },
    closesOnBack: options.closesOnBack ?? false,
    isOpen: () => state === "open",
    isWanted: () => options.isWanted?.() ?? true,
    open(modal, after = null) {
      state = "open";
      if (options.automatic) opener = document.activeElement as HTMLElement | null;
      else if (!opener?.isConnected) opener = after;
      if (options.element) ends.push(moveIntoDialog(options.element, content));
      const [heading, unname] = nameView(view, shared.name);
      ends.unshift(unname);
      document.body.append(element);
      document.documentElement.classList.add("--modal");
      layer.show(modal);
      tellOpen(element, opener);
      // What opened by itself is not about the page that is left.
      if (!options.automatic) onLeave(dialog.close, life.signal);
      behaveAsSheet(view, shared, life.signal, dialog.close);
      focusFirst(view, heading);
      const { keepOpenFor = [] } = options;
      closeWhenAsked({
        view,
        keepOpenFor,
        isUnderBanner: shared.covered,
        signal: life.signal,
        close: dialog.close,
      });
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
        element.replaceWith();
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

/**
 * Moves a node into a dialog. A node from the page leaves a placeholder of its size, and returns to it with its
 * listeners and the shopper's input (contract A 12).
 * @returns moves the node back
 */
function moveIntoDialog(node: Node, into: Element): () => void {
  const placeholder = document.createElement("div");
  placeholder.id = "modal_placeholder";
  placeholder.style.cssText = node instanceof Element && node.isConnected ? placeholderStyleOf(node) : "";
  placeholder.hidden = !placeholder.style.cssText;
  const isBorrowed = node.isConnected && !!node.parentNode;
  if (isBorrowed) node.parentNode?.replaceChild(placeholder, node);
  const wasHidden = node instanceof HTMLElement && node.hidden;
  if (wasHidden) node.hidden = false;
  into.append(node);
  return () => {
    if (wasHidden) node.hidden = true;
    if (isBorrowed) placeholder.replaceWith(node); // without a placeholder the node has no place to return to
  };
}

/** A sheet is pulled down by a finger and keeps its height. No-op for other dialogs. */
function behaveAsSheet(view: View, { closeOnSwipe }: Shared, signal: AbortSignal, close: () => void): void {
  if (!view.wrapper.classList.contains("modal__sheet")) return;
  closeOnSwipe(view, signal, close);
  neverShrink(view.wrapper, signal);
}

/**
 * An open sheet never becomes lower, because its upper edge and what stands there would move under the finger. A turned
 * phone starts anew.
 */
function neverShrink(sheet: HTMLElement, signal: AbortSignal): void {
  const { style } = sheet;
  const observer = new ResizeObserver(() => {
    style.minHeight = `${sheet.offsetHeight}px`;
  });
  observer.observe(sheet);
  signal.addEventListener("abort", () => observer.disconnect());
  addEventListener("resize", () => style.removeProperty("min-height"), { signal });
}

/** To the heading, so that a screen reader announces the dialog; else to the first usable control. */
function focusFirst({ content, close }: View, heading: HTMLElement | null): void {
  const usable =
    "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex='-1'])";
  const wanted = [content.querySelector("[autofocus]"), heading, ...content.querySelectorAll(usable), close];
  for (const candidate of wanted) {
    (candidate as HTMLElement | null)?.focus();
    if (candidate && document.activeElement === candidate) return;
  }
}

/** To the opener; when it is gone, to the page's main part, where keyboard users can continue. */
function giveBackFocus(opener: HTMLElement | null): void {
  opener?.focus({ preventScroll: true });
  if (!opener || document.activeElement === opener) return;
  const main = document.querySelector<HTMLElement>("main, #content");
  if (!main) return;
  if (!main.hasAttribute("tabindex")) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
