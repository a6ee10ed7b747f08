/** Shows the dialog. Most presses open the provider's page at once instead. */
import type { IslandContext } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { Calculator, DESCRIPTION } from "./calculator";
import type { Offer } from "./call";
import type { Decision } from "./decide";
import { texts } from "./dialog-texts";
import { currencyOf } from "./read-page";
import type { Target } from "./target";
import { viewOf } from "./view";

export interface Showing {
  close(): void;
}

export interface Wanted {
  readonly offer: Offer;
  readonly decision: Decision;
  readonly name: string;
  press(target: Target): void;
}

/** @returns `null` when the dialog cannot be opened */
export async function showCalculator(
  context: IslandContext,
  { offer, decision, name, press }: Wanted,
): Promise<Showing | null> {
  const symbol = currencyOf();
  const format = (amount: number) => context.formatPrice(amount, symbol ? { symbol } : {});
  const view = viewOf(offer, decision, name, context.texts(texts), format);
  const box = document.createElement("div");
  const pressed = (target: Target) => {
    press(target);
    setTimeout(() => dialog?.close()); // after the browser has followed the link
  };
  const end = await reactIsland(() => <Calculator view={view} press={pressed} />)(box, {
    ...context,
    guard() {}, // the content is removed with the dialog
  });
  const dialog = await context.dialog({
    element: box,
    title: view.title,
    classes: "instalment_calculator",
    onClose: () => end?.(),
  });
  if (!dialog) end?.();
  else if (view.messages.length) dialog.element.setAttribute("aria-describedby", DESCRIPTION);
  return dialog;
}
