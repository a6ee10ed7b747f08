import type { Translate } from "../../runtime/contracts/texts";
import type { Text } from "./texts";

/** How the sections stand: an accordion on small views, under tabs on large ones. */
export interface Layout {
  /** Takes in sections that have come, drops those that have gone, and reads their names again. */
  renew(): void;
  /** Brings a section before the shopper: opens it, scrolls to it, gives it the focus. */
  go(section: HTMLElement, isSmooth: boolean): void;
  /** Opens a section, so that the browser can find what is in it. */
  open(section: HTMLElement): void;
  /** The control of the section's tab or row. */
  controlOf(section: Element): HTMLElement | null;
  /** The section whose control has the focus. */
  focused(): HTMLElement | null;
  /** Puts everything back. */
  end(): void;
}

export interface Needs {
  /** `.tabs` */
  readonly host: HTMLElement;
  readonly t: Translate<Text>;
  /** Sections that the shopper has opened, by id: they outlast a change of view. */
  readonly opened: Set<string>;
}
