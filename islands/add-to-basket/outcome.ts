/** Types of what tells the shopper how an addition has ended. */
import type { Added } from "./card/added-line";

/** Reports the outcome of an addition to the shopper. */
export interface Answer {
  adding(text: string): void;
  /** @param full adds the product's name and the basket's count, for places where the name is not visible nearby */
  added(text: string, full: string, button: HTMLElement | null, added: Added): void;
  /** @param look offers the link to the basket although this is an error */
  refused(text: string, look: boolean, button: HTMLElement | null): void;
  clear(): void;
}

/** Gives the button the theme's look for a moment; without a state, ends it. */
export type MarkButton = (button?: HTMLElement | null, state?: "--success" | "--error") => void;
