/**
 * `Modal` of the old bundle over the page's dialogs (contract A 12). Focus, Tab and zoom are the dialog's own business:
 * `enableTabIndexes`, `enableArrowsFocus`, `changeViewport` and `viewportContent` are taken and change nothing.
 */
import type { DialogHandle } from "../overlays/dialog/options";
import { attempt } from "./attempt";
import { harmless } from "./harmless";
import type { CompatNeeds } from "./needs";
import { wordsOf } from "./words";

type Callback = (element: HTMLElement, modal: OldModal) => unknown;

export interface ModalOptions {
  /** A node, or a jQuery collection. */
  readonly element?: Node | ArrayLike<Node>;
  /** Wins over `element`. */
  readonly html?: string;
  readonly classList?: string;
  readonly notCloseSelectors?: readonly string[];
  readonly setFocusOnFirstElement?: boolean;
  readonly allowedElementsForTabIndex?: string;
  readonly setFocusTrap?: boolean;
  readonly notInit?: boolean;
  readonly beforeShow?: Callback;
  readonly afterShow?: Callback;
  readonly beforeClose?: Callback;
  readonly afterClose?: Callback;
}

export interface OldModal {
  init(): OldModal;
  closeModal(): void;
  /** The dialog, while it is open. */
  modal?: HTMLElement | undefined;
}

const nodeOf = (element: ModalOptions["element"]) =>
  [element, (element as ArrayLike<Node> | undefined)?.[0]].find((one): one is Node => one instanceof Node);

export function modalOver({ ui, gate }: CompatNeeds) {
  /** What is to be seen; where markup gives nothing, its words. */
  const content = async ({ html, element }: ModalOptions): Promise<{ element?: Node; text?: string }> => {
    const node = nodeOf(element);
    if (html === undefined || html === null) return node ? { element: node } : {};
    const { parsePiece } = await gate();
    const piece = harmless(parsePiece(String(html)));
    return piece.hasChildNodes() ? { element: piece } : { text: wordsOf(html) };
  };

  return (options: ModalOptions = {}): OldModal => {
    const { classList = "", notCloseSelectors, setFocusTrap, allowedElementsForTabIndex } = options;
    let turns = 0;
    let handle: DialogHandle | null = null;

    const tell = (callback: Callback | undefined, element: HTMLElement) =>
      attempt(() => callback?.(element, modal));
    const open = async (turn: number) => {
      const opener = document.activeElement as HTMLElement | null;
      const shown = await content(options).catch(() => ({ text: wordsOf(options.html) }));
      if (turn !== turns || (!shown.text && !("element" in shown))) return;
      const opened = await ui.dialog({
        ...shown,
        opener,
        classes: String(classList),
        keepOpenFor: [...(notCloseSelectors ?? []), ...(setFocusTrap ? ["#modal"] : [])],
        onClose() {
          const element = modal.modal;
          handle = null;
          modal.modal = undefined;
          if (!element) return;
          tell(options.beforeClose, element);
          tell(options.afterClose, element);
        },
      });
      if (!opened) return;
      if (turn !== turns) return opened.close();
      handle = opened;
      modal.modal = opened.element;
      if (/(^|\s)--absolute(\s|$)/.test(classList)) scrollTo(0, 0);
      // In one task with the opening: nothing of it has been painted yet.
      tell(options.beforeShow, opened.element);
      tell(options.afterShow, opened.element);
      if (options.setFocusOnFirstElement)
        opened.content
          .querySelector<HTMLElement>(allowedElementsForTabIndex ?? "a, button, input, textarea")
          ?.focus();
    };
    const modal: OldModal = {
      init() {
        void open(++turns);
        return modal;
      },
      closeModal() {
        turns += 1; // also one that is only on its way
        handle?.close();
      },
    };
    return options.notInit ? modal : modal.init();
  };
}
