/** What a dialog is asked for, and what its opener gets. Types only. */
export interface DialogOptions {
  /** A node that stands in the page is moved into the dialog and put back on close; any other is just shown. */
  readonly element?: Node | undefined;
  /** Shown as text, below `element` where both are given. */
  readonly text?: string | undefined;
  /** The heading that names the dialog; without one the content's own first heading does. */
  readonly title?: string | undefined;
  /** Further classes of `.modal`: `--small`, `--large`, `--region-forced` … (contract A 12). */
  readonly classes?: string | undefined;
  /** Gets the focus back; by default what had it when the dialog was asked for or, when it came by itself, opened. */
  readonly opener?: HTMLElement | null | undefined;
  /** Nobody asked for it: it waits for other dialogs, the cookie banner and top layers (ruling 21). */
  readonly automatic?: boolean | undefined;
  /** Asked when the turn of an automatic one has come: another tab may have answered it meanwhile. */
  isWanted?(): boolean;
  /** While something that matches one of these is visible, Escape and a click outside do not close (once). */
  readonly keepOpenFor?: readonly string[] | undefined;
  onClose?(): void;
}

export interface DialogHandle {
  readonly element: HTMLDialogElement;
  readonly content: HTMLElement;
  /** False while an automatic dialog waits, and once it is closed. */
  isOpen(): boolean;
  /** Closes it, or takes it out of the queue. */
  close(): void;
}
