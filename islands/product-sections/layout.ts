import type { Translate } from "../../runtime/contracts/texts";
import type { Text } from "./texts";

/** Layout of the sections: an accordion on small views, tabs on large ones. */
export interface Layout {
  /** Adds new sections, drops removed ones and refreshes their names. */
  renew(): void;
  /** Opens a section, scrolls to it and focuses it. */
  go(section: HTMLElement, isSmooth: boolean): void;
  /** Opens a section, so that the browser can scroll to a target inside it. */
  open(section: HTMLElement): void;
  /** The control of the section's tab or row. */
  controlOf(section: Element): HTMLElement | null;
  /** The section whose control has the focus. */
  focused(): HTMLElement | null;
  /** Shows all sections on paper, where they cannot be opened, and is as before afterwards. */
  print(isPaper: boolean): void;
  /** Restores the page. */
  end(): void;
}

export interface Needs {
  /** `.tabs` */
  readonly host: HTMLElement;
  readonly t: Translate<Text>;
  /** Ids of sections that the shopper has opened; they stay open across a change of view. */
  readonly opened: Set<string>;
}
