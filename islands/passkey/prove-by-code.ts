/** Runs the one-time-code step in the place of the box's buttons. */

import type { IslandContext } from "../../runtime/contracts/island";
import type { Box } from "./box";
import { askForCode, type Proven } from "./code-form";
import { keepProof } from "./proof";

interface Step {
  readonly box: Box;
  /** The pressed button, which gets the focus back. */
  readonly button: HTMLButtonElement;
  readonly context: IslandContext;
  readonly signal: AbortSignal;
}

/** @returns `null` when the shopper left the step */
export async function proveByCode({ box, button, context, signal }: Step): Promise<Proven | null> {
  if (button.getAttribute("aria-disabled")) return null;
  box.showMessage("");
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
}
