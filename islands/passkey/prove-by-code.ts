/** The one-time-code step in the place of the box's buttons: its file comes with the first need for it. */

import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import type { Box } from "./box";
import type { Proven } from "./code-form";
import { keepProof } from "./proof";
import { texts } from "./texts";

interface Step {
  readonly box: Box;
  /** What was pressed: it gets the focus back. */
  readonly button: HTMLButtonElement;
  readonly context: IslandContext;
  readonly signal: AbortSignal;
}

/** @returns null where the shopper has left the step, or its file cannot be had now; that is said */
export async function proveByCode({ box, button, context, signal }: Step): Promise<Proven | null> {
  if (button.getAttribute("aria-disabled")) return null;
  box.say("");
  const rest = busy(button);
  try {
    const { askForCode } = await context.load<typeof import("./code-form")>("code-form");
    rest();
    if (signal.aborted) return null;
    const others = [...box.element.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
    const hidden = others.filter((one) => !one.hidden);
    for (const one of hidden) one.hidden = true;
    const proven = await askForCode(box.element, context, signal);
    for (const one of hidden) one.hidden = false;
    if (proven?.token) keepProof({ userLogin: proven.userLogin, authorizeToken: proven.token });
    button.focus();
    return proven;
  } catch {
    box.say(context.texts(texts)("passkey.unavailable"), "error");
    return null;
  } finally {
    rest();
  }
}
