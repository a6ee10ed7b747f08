/**
 * On the order page Back would leave what has been typed: the first one asks (contract D 6). Nothing asks a second time, so
 * nobody is held.
 */
import { bag, getPath } from "../base/values";
import type { SecondFactorNeeds } from "./needs";

const TEMPLATE = "mfa_preventunload_modal_template";
/** In the state of our history entry, beside whatever other scripts keep there. */
const MARK = "wyspaSecondFactor";
const isOurs = () => getPath(history.state, MARK) === true;

/** @returns takes the entry back: the second factor is over, and the page stays */
export function guardBack(needs: SecondFactorNeeds, signal: AbortSignal): () => void {
  if (!(document.getElementById(TEMPLATE) instanceof HTMLTemplateElement)) return () => {};
  if (!isOurs())
    try {
      history.pushState({ ...bag(history.state), [MARK]: true }, "");
    } catch {
      return () => {}; // a sandboxed page: Back leaves it, as without us
    }
  const over = new AbortController();
  signal.addEventListener("abort", () => over.abort(), { once: true, signal: over.signal });
  addEventListener(
    "popstate",
    () => {
      if (isOurs()) return; // forward, or an anchor
      over.abort();
      const dialog = needs.codes.openTemplate(needs, TEMPLATE, { classes: "--mfa --prevent" });
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
