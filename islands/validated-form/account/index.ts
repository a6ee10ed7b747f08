/**
 * Offers to sign in when an e-mail address already has an account (contract B a.9).
 * A chunk of its own, loaded when the server first reports an account.
 */

import { append } from "../../../runtime/base/safe-dom";
import type { Control } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";
import { afterReset } from "../../../runtime/forms/after-reset";
import { keepLogin } from "../../../runtime/forms/typed-login";
import { controlsOf, holderOf, typeOf } from "../controls";
import { texts } from "./texts";

/** Fields with an offer, each with the function that checks whether the offer still applies. */
const offered = new WeakMap<Control, () => void>();

/**
 * Shows the offer while the form creates an account: elsewhere it would reveal that other people have accounts.
 * @param isKnown whether the field still contains the e-mail that has an account
 */
export function offerAccount(
  root: Element,
  control: Control,
  isKnown: () => boolean,
  { announce, signal, storage, texts: bind }: IslandContext,
): void {
  offered.get(control)?.();
  if (offered.has(control)) return; // announced already
  const t = bind(texts);
  const offer = document.createElement("p");
  offer.className = "f-account";
  const link = (href: string, key: keyof typeof texts) => {
    const element = document.createElement("a");
    element.href = href;
    element.textContent = t(key);
    return element;
  };
  // The links omit the e-mail, which others could read in the address (bar H4).
  const signIn = link("/signin.php", "validated-form.sign-in");
  const recover = link("/password-recover.php?operation=recover", "validated-form.recover");
  // The page for signing in takes it from there.
  signIn.addEventListener("click", () => keepLogin(storage.session, control.value), { signal });
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
    if (!makesAccount()) return offer.replaceWith();
    if (offer.isConnected) return;
    append(holderOf(control) ?? root, offer);
    announce(t("validated-form.account"));
  };
  const end = () => {
    stop.abort();
    offered.delete(control);
    offer.replaceWith();
  };
  for (const type of ["input", "change"]) document.addEventListener(type, refresh, { signal: stop.signal });
  afterReset(() => root, stop.signal, refresh);
  signal.addEventListener("abort", end);
  offered.set(control, refresh);
  refresh();
}
