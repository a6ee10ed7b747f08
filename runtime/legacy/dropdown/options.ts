/** Options that page scripts pass for their dropdowns (contract A 7.2, D 4). */

/** Pages pass `false` for a callback that they do not need. */
type Callback = ((element: HTMLElement) => unknown) | false;

export interface Looks {
  readonly direction?: string;
  readonly disableMobileView?: boolean;
}

export interface DropdownOptions extends Looks {
  readonly selector?: string;
  readonly generateDropdownCallback?: Callback;
  /** Runs instead of opening the list. */
  readonly clickDropdownCallback?: Callback;
  readonly afterClickDropdownCallback?: Callback;
}
