/** What a page's script says of its dropdowns (contract A 7.2, D 4). */

/** Pages say `false` for a callback that they do not want. */
type Callback = ((element: HTMLElement) => unknown) | false;

export interface Looks {
  readonly direction?: string;
  readonly disableMobileView?: boolean;
}

export interface DropdownOptions extends Looks {
  readonly selector?: string;
  readonly generateDropdownCallback?: Callback;
  /** Instead of opening. */
  readonly clickDropdownCallback?: Callback;
  readonly afterClickDropdownCallback?: Callback;
}
