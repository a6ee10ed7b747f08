/** For guests: the button that signs in with a passkey, and the button for a one-time code. */

import type { IslandContext } from "../../runtime/contracts/island";
import type { Passkeys } from "../../runtime/contracts/passkeys";
import { busy } from "../../runtime/dom/busy-button";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import { removeWithFocus } from "../../runtime/dom/remove-with-focus";
import { type Box, boxIn, buttonNamed } from "./box";
import { forgetPassword } from "./password-used";
import { proveByCode } from "./prove-by-code";
import { texts } from "./texts";
import { isBlocked, isRefusal, kindOf, messageFor } from "./words";

/** After this many failures the password field beside the button is the better way. */
const MOST_FAILURES = 2;

export function offerSignIn(host: HTMLElement, context: IslandContext, signal: AbortSignal): void {
  const box = boxIn(host, context, signal);
  void offerButton(box, context, signal);
  if (context.props.code === true) offerCode(box, context, signal);
}

/** Shows the button once it can work; tries again when the network is back. */
async function offerButton(box: Box, context: IslandContext, signal: AbortSignal): Promise<void> {
  const keys = await context.platform.passkeys().catch(() => null);
  if (keys && !(await keys.supported())) return;
  const canAsk = keys ? await keys.prepare("login") : false;
  if (signal.aborted) return;
  if (keys && canAsk) return showButton(box, keys, context, signal);
  const again = () => void offerButton(box, context, signal);
  addEventListener("online", again, { signal, once: true });
}

function showButton(box: Box, keys: Passkeys, context: IslandContext, signal: AbortSignal): void {
  const t = context.texts(texts);
  const button = buttonNamed(t("passkey.sign-in"), "--outline");
  const hint = makeElement("p", "passkey__hint", t("passkey.hint"));
  hint.id = `${box.line.id}-hint`;
  button.setAttribute("aria-describedby", hint.id);
  box.line.before(button, hint); // below the existing content, so that nothing moves
  const on = listening(signal);
  // Some browsers open their sheet only during the press, so fresh options must be ready by then.
  for (const type of ["pointerenter", "focus"] as const) on(button, type, () => keys.prepare("login"));

  let failures = 0;
  let isBusy = false;
  const failed = (error: unknown) => {
    const isOver = kindOf(error) === "unsupported" || ++failures >= MOST_FAILURES;
    const more = isBlocked(error) ? ` ${t("passkey.use-password")}` : "";
    box.showMessage(messageFor(error, t) + more, "error");
    if (!isOver) return;
    hint.replaceWith();
    removeWithFocus(button, [...document.querySelectorAll("input[autocomplete~=username]")]);
  };
  const press = async () => {
    if (isBusy) return;
    isBusy = true;
    box.showMessage("");
    const stopBusy = busy(button);
    try {
      await signInWith(keys, context);
    } catch (error) {
      if (signal.aborted) return;
      button.focus(); // the browser's sheet has taken the focus
      if (!isRefusal(error) || isBlocked(error)) failed(error);
    } finally {
      stopBusy();
      isBusy = false;
    }
  };
  on(button, "click", () => void press());
}

/** Rejects when the guest is not signed in afterwards. */
async function signInWith(keys: Passkeys, context: IslandContext): Promise<void> {
  const { signal, store, announce } = context;
  try {
    await keys.login({ signal });
  } catch (error) {
    // A successful sign-in may unmount the guest's host, which aborts the request.
    if (store.getState().customer.status !== "signed-in") throw error;
  }
  forgetPassword(context);
  announce(context.texts(texts)("passkey.signed-in"));
}

function offerCode(box: Box, context: IslandContext, signal: AbortSignal): void {
  const t = context.texts(texts);
  const button = buttonNamed(t("passkey.by-code"), "--outline");
  box.line.before(button);
  const press = async () => {
    const proven = await proveByCode({ box, button, context, signal });
    if (!proven) return;
    if (proven.needsRegistration) return box.showMessage(t("passkey.no-account"), "error");
    await context.platform.signedIn({ login: proven.userLogin });
    context.announce(t("passkey.signed-in"));
  };
  listening(signal)(button, "click", () => void press());
}
