/**
 * `Modal` of the old bundle on top of the page's dialogs (contract A 12, D 7). Nodes are in the document when the call
 * returns, because page modules query them at once. The dialog itself handles focus, Tab and zoom: `enableTabIndexes`,
 * `enableArrowsFocus`, `changeViewport` and `viewportContent` are accepted and have no effect.
 */

import type { DialogHandle } from "../contracts/dialog";
import type { Gate } from "../contracts/gate";
import type { OpenDialog } from "../contracts/overlays";
import { attempt } from "./attempt";
import { harmless } from "./harmless";
import type { LegacyNeeds } from "./needs";
import { wireConfirmation } from "./return-confirmation";
import { wordsOf } from "./words";

type Callback = ((element: HTMLElement, modal: OldModal) => unknown) | false;
type Given = Node | ArrayLike<Node> | null | false;

export interface ModalOptions {
  /** A node, a template's fragment, or a jQuery collection. */
  readonly element?: Given;
  /** Takes precedence over `element`. */
  readonly html?: string | null;
  readonly classList?: string;
  readonly notCloseSelectors?: readonly string[];
  readonly setFocusOnFirstElement?: boolean;
  /** A selector; pages also pass `false`, as a boolean or as text. */
  readonly allowedElementsForTabIndex?: string | false;
  readonly setFocusTrap?: boolean;
  readonly notInit?: boolean;
  readonly beforeShow?: Callback;
  readonly afterShow?: Callback;
  readonly beforeClose?: Callback;
  readonly afterClose?: Callback;
}

export interface OldModal {
  /** Read by `init()`; pages modify it and replace it. */
  params: ModalOptions;
  /** The dialog, while it is open. */
  modal?: HTMLElement | undefined;
  init(): OldModal;
  closeModal(): void;
}

interface Shown {
  readonly element?: Node | undefined;
  readonly text?: string | undefined;
}

const USABLE = "a, button, input, textarea";
const ALL_USABLE = `${USABLE}, select, [tabindex]:not([tabindex='-1'])`;

const nodeOf = (given: Given | undefined) =>
  [given, given ? (given as ArrayLike<Node>)[0] : null].find((item): item is Node => item instanceof Node);

interface Tools {
  readonly open: OpenDialog;
  gate(): Promise<Gate>;
  /** The gate, once a dialog has needed it; from then on, markup is shown synchronously, too. */
  opened?: Gate | undefined;
}

class Modal implements OldModal {
  params: ModalOptions;
  modal: HTMLElement | undefined = undefined;
  enableTabIndexes = true;
  /** Pages remove a listener of this name and add it again. */
  events = { tabFocusClick() {} };
  #turns = 0;
  #handle: DialogHandle | undefined;

  readonly #tools: Tools;

  constructor(tools: Tools, params?: ModalOptions | null) {
    this.#tools = tools;
    this.params = params ?? {};
    // Pages pass these methods on without the object; a page's subclass may override them.
    this.init = this.init.bind(this);
    this.closeModal = this.closeModal.bind(this);
    this.restoreModalFocus = this.restoreModalFocus.bind(this);
    if (!this.params.notInit) this.init();
  }

  /** The node that the page wants to show. */
  get element() {
    return nodeOf(this.params.element);
  }

  init(): this {
    this.#turns += 1;
    const { html } = this.params;
    const { opened } = this.#tools;
    if (typeof html !== "string") this.#show({ element: this.element });
    else if (opened) this.#show(this.#read(html, opened));
    else void this.#showLater(html, this.#turns);
    return this;
  }

  closeModal(): void {
    this.#turns += 1; // also cancels a dialog that is still loading
    this.#handle?.close();
  }

  /** No-op: Tab follows the browser's order. */
  assignTabIndexes() {}

  /** Moves focus back into the dialog if it is outside. */
  restoreModalFocus(before?: unknown, isCrossMeant?: unknown) {
    if (typeof before === "function") attempt(() => before());
    const root = isCrossMeant ? this.modal : this.modal?.querySelector(".modal__content");
    if (!this.modal?.contains(document.activeElement)) root?.querySelector<HTMLElement>(ALL_USABLE)?.focus();
  }

  async #showLater(html: string, turn: number) {
    const tools = this.#tools;
    tools.opened = await tools.gate().catch(() => undefined);
    if (turn === this.#turns) this.#show(this.#read(html, tools.opened));
  }

  /** Parses markup into nodes; falls back to its text when no node remains. */
  #read(html: string, by: Gate | undefined): Shown {
    const parsed = by?.parsePiece(html);
    if (parsed) wireConfirmation(parsed);
    const element = parsed && harmless(parsed);
    return element?.hasChildNodes() ? { element } : { text: wordsOf(html) };
  }

  #show(shown: Shown) {
    const options = this.params;
    if (options.html && !shown.element && !shown.text) return;
    const { classList = "", notCloseSelectors, setFocusTrap } = options;
    // A superseded dialog closes before its handle exists; its callbacks do not run.
    let handle: DialogHandle | undefined;
    handle = this.#tools.open({
      ...shown,
      opener: document.activeElement as HTMLElement | null,
      classes: String(classList),
      keepOpenFor: [...(notCloseSelectors ?? []), ...(setFocusTrap ? ["#modal"] : [])],
      onClose: () => handle && this.#closed(handle, options, shown.element),
    });
    if (!handle.isOpen()) return;
    this.#handle = handle;
    this.modal = handle.element;
    if (/(^|\s)--absolute(\s|$)/.test(classList)) scrollTo(0, 0);
    // Runs in the task that opened the dialog: nothing has been painted yet.
    this.#tell(options.beforeShow, handle.element);
    this.#tell(options.afterShow, handle.element);
    if (options.setFocusOnFirstElement && handle.isOpen()) this.#focusFirst(handle, options);
  }

  #focusFirst({ content }: DialogHandle, { allowedElementsForTabIndex: allowed }: ModalOptions) {
    const wanted = allowed && allowed !== "false" ? allowed : USABLE;
    attempt(() => content.querySelector<HTMLElement>(wanted)?.focus());
  }

  #closed(handle: DialogHandle, options: ModalOptions, shown: Node | undefined) {
    if (this.#handle === handle) {
      this.#handle = undefined;
      this.modal = undefined;
    }
    this.#tell(options.beforeClose, handle.element);
    this.#tell(options.afterClose, handle.element);
    // The dialog took the fragment's nodes; showing it again needs them.
    if (shown instanceof DocumentFragment) shown.append(...handle.content.childNodes);
  }

  #tell(callback: Callback | undefined, element: HTMLElement) {
    if (callback) attempt(() => callback(element, this));
  }
}

/** @returns the class, which pages also extend; rejects when dialogs cannot be loaded now */
export async function modalOver({ ui, gate }: LegacyNeeds) {
  const tools: Tools = { open: await ui.dialogs(), gate };
  return class extends Modal {
    constructor(params?: ModalOptions | null) {
      super(tools, params);
    }
  };
}
