/**
 * Asks before the first Back leaves the order page, because the shopper's input would be lost (contract D 6). Only the
 * first Back asks, so the shopper is never trapped.
 */
import { asObject, getPath } from "../../../runtime/base/values";
import { openTemplate } from "./dialogs";
import type { SecondFactorNeeds } from "./needs";

const TEMPLATE = "mfa_preventunload_modal_template";
/** Key in the state of our history entry, beside keys of other scripts. */
const MARK = "wyspaSecondFactor";
const isOurs = () => getPath(history.state, MARK) === true;

/** @returns a function that removes the entry: the second factor is over, and the page stays */
export function guardBack(needs: SecondFactorNeeds, signal: AbortSignal): () => void {
  if (!(document.getElementById(TEMPLATE) instanceof HTMLTemplateElement)) return () => {};
  if (!isOurs())
    try {
      history.pushState({ ...asObject(history.state), [MARK]: true }, "");
    } catch {
      return () => {}; // a sandboxed page: Back leaves it without a question
    }
  const over = new AbortController();
  signal.addEventListener("abort", () => over.abort(), { once: true, signal: over.signal });
  addEventListener(
    "popstate",
    () => {
      if (isOurs()) return; // a move forward, or an anchor
      over.abort();
      const dialog = openTemplate(needs, TEMPLATE, { classes: "--mfa --prevent" });
      dialog?.onPress("#preventUnloadClose", dialog.close);
      dialog?.onPress("#preventUnloadGoBack", () => history.back());
    },
    { signal: over.signal },
  );
  return () => {
    over.abort();
    if (isOurs()) history.back();
  };
}
