/** Runs the one-time-code step in the place of the box's buttons; loads its chunk on first use. */

import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import type { Box } from "./box";
import type { Proven } from "./code-form";
import { keepProof } from "./proof";
import { texts } from "./texts";

interface Step {
  readonly box: Box;
  /** The pressed button, which gets the focus back. */
  readonly button: HTMLButtonElement;
  readonly context: IslandContext;
  readonly signal: AbortSignal;
}

/** @returns `null` when the shopper left the step, or when its chunk cannot be loaded, which the box reports */
export async function proveByCode({ box, button, context, signal }: Step): Promise<Proven | null> {
  if (button.getAttribute("aria-disabled")) return null;
  box.showMessage("");
  const stopBusy = busy(button);
  try {
    const { askForCode } = await context.load<typeof import("./code-form")>("code-form");
    stopBusy();
    if (signal.aborted) return null;
    const others = [...box.element.children].filter(
      (child): child is HTMLElement => child instanceof HTMLElement,
    );
    const hidden = others.filter((child) => !child.hidden);
    for (const child of hidden) child.hidden = true;
    const proven = await askForCode(box.element, context, signal);
    for (const child of hidden) child.hidden = false;
    if (proven?.token) keepProof({ userLogin: proven.userLogin, authorizeToken: proven.token });
    button.focus();
    return proven;
  } catch {
    box.showMessage(context.texts(texts)("passkey.unavailable"), "error");
    return null;
  } finally {
    stopBusy();
  }
}
