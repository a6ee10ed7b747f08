/** The options of a dialog, and the handle that its opener gets. Types only. */
export interface DialogOptions {
  /** A node of the page is moved into the dialog and put back on close; a detached node is only shown. */
  readonly element?: Node | undefined;
  /** Shown as text, below `element` when both are given. */
  readonly text?: string | undefined;
  /** The heading that names the dialog; without it the first heading of the content does. */
  readonly title?: string | undefined;
  /**
   * Additional classes of `.modal`: `--small`, `--large`, `--region-forced` … (contract A 12). `--sheet`: at the bottom
   * edge, full width on phones.
   */
  readonly classes?: string | undefined;
  /** Gets the focus back. Default: the focused element at the call; for an automatic dialog, when it opens. */
  readonly opener?: HTMLElement | null | undefined;
  /** The device's Back closes the dialog; the page stays. */
  readonly closesOnBack?: boolean | undefined;
  /** Opened without the shopper: waits for other dialogs, the cookie banner and top layers (ruling 21). */
  readonly automatic?: boolean | undefined;
  /** Called when an automatic dialog is about to open: another tab may have answered it meanwhile. */
  isWanted?(): boolean;
  /** While an element that matches one of these is visible, Escape and a click outside do not close (once). */
  readonly keepOpenFor?: readonly string[] | undefined;
  onClose?(): void;
}

export interface DialogHandle {
  readonly element: HTMLDialogElement;
  readonly content: HTMLElement;
  /** `false` while an automatic dialog waits, and after close. */
  isOpen(): boolean;
  /** Closes the dialog, or removes it from the queue. */
  close(): void;
}
