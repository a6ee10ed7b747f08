/** Opens dialogs from templates of the page. */

import { signInLine } from "./messages";
import type { SecondFactorNeeds } from "./needs";
import { dialogTexts } from "./texts";

export interface Opened {
  readonly element: HTMLElement;
  /** Aborted when the dialog closes. */
  readonly life: AbortSignal;
  close(): void;
  /** Calls `act` when a matching button or link is pressed. */
  onPress(selector: string, act: (pressed: HTMLElement) => void): void;
  /** Calls `act` when Enter is pressed in the field. */
  onEnter(input: HTMLElement | null, act: () => void): void;
  /** Shows the dialog as busy while the work runs. */
  busy<Value>(work: Promise<Value>): Promise<Value>;
  /** Adds the link to the platform's own sign-in page below the error, once. */
  offerWayOut(): void;
}

/** Copies a template of the page; `null` when the page does not have it. */
export function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null;
}

interface Wanted {
  readonly classes: string;
  onClosed?(): void;
}

/** @returns null when the page has no such template */
export function openTemplate(needs: SecondFactorNeeds, id: string, wanted: Wanted): Opened | null {
  const piece = copyOf(id);
  if (!piece) return null;
  const over = new AbortController();
  const { element, content, close } = needs.open({
    element: piece,
    classes: wanted.classes,
    opener: document.activeElement as HTMLElement | null,
    // A press outside the dialog, or Escape, must not cost the shopper a code that was just sent.
    keepOpenFor: ["#modal"],
    onClose() {
      over.abort();
      wanted.onClosed?.();
    },
  });
  if (!element.hasAttribute("aria-labelledby"))
    element.setAttribute("aria-label", needs.texts(dialogTexts)("second-factor.name"));
  const life = over.signal;
  return {
    element,
    life,
    close,
    onPress: (selector, act) =>
      content.addEventListener(
        "click",
        ({ target }) => {
          const pressed = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
          if (pressed?.matches(selector)) act(pressed);
        },
        { signal: life },
      ),
    onEnter: (input, act) =>
      input?.addEventListener(
        "keydown",
        (event) => {
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault(); // Enter must not submit the form around the dialog
          act();
        },
        { signal: life },
      ),
    async busy(work) {
      element.classList.add("--loading");
      content.setAttribute("aria-busy", "true");
      try {
        return await work;
      } finally {
        element.classList.remove("--loading");
        content.removeAttribute("aria-busy");
      }
    },
    offerWayOut() {
      if (content.querySelector(".mfa__way_out")) return;
      const code = content.querySelector("#mfaCode");
      (code?.closest(".f-feedback, .f-group") ?? content.lastElementChild)?.after(signInLine(needs));
    },
  };
}
