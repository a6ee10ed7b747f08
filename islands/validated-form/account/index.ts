/**
 * The offer to sign in, beside an e-mail that has an account (spec §5, contract B a.9). A chunk of its own: it
 * comes when the server first says so.
 */

import { append } from "../../../runtime/base/safe-dom";
import type { IslandContext } from "../../../runtime/contracts/island";
import { afterReset, type Control, controlsOf, holderOf, typeOf } from "../controls";
import { texts } from "./texts";

/** Fields that have an offer, each with what looks whether it still stands. */
const offered = new WeakMap<Control, () => void>();

/**
 * Shows the offer as long as the form makes an account: elsewhere it would tell on others.
 * @param isKnown whether the e-mail in the field still is the one that has an account
 */
export function offerAccount(
  root: Element,
  control: Control,
  isKnown: () => boolean,
  { announce, signal, texts: bind }: IslandContext,
): void {
  offered.get(control)?.();
  if (offered.has(control)) return; // said already
  const t = bind(texts);
  const offer = document.createElement("p");
  offer.className = "f-account";
  const link = (href: string, key: keyof typeof texts) => {
    const element = document.createElement("a");
    element.href = href;
    element.textContent = t(key);
    return element;
  };
  // Without the e-mail in the address, where others would read it (bar H4).
  const signIn = link("/signin.php", "validated-form.sign-in");
  const recover = link("/password-recover.php?operation=recover", "validated-form.recover");
  offer.append(t("validated-form.account"), " ", signIn, " ", recover);

  const makesAccount = () => {
    const controls = controlsOf(root).filter((other) => !other.matches(":disabled"));
    const box = controls.find(({ id }) => id === "register_client_checkbox");
    if (box instanceof HTMLInputElement) return box.checked;
    return controls.some((other) => /^(login|password)$/.test(typeOf(other)));
  };
  const stop = new AbortController();
  const refresh = () => {
    if (!isKnown()) return end();
    if (!makesAccount()) return offer.remove();
    if (offer.isConnected) return;
    append(holderOf(control) ?? root, offer);
    announce(t("validated-form.account"));
  };
  const end = () => {
    stop.abort();
    offered.delete(control);
    offer.remove();
  };
  for (const type of ["input", "change"]) document.addEventListener(type, refresh, { signal: stop.signal });
  afterReset(root, stop.signal, refresh);
  signal.addEventListener("abort", end);
  offered.set(control, refresh);
  refresh();
}
