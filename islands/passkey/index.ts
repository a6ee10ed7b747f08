import { attr } from "../../runtime/base/safe-dom";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { offerToKeep } from "./offer-to-keep";
import { forgetPassword, rememberPassword } from "./password-used";
import { offerSignIn } from "./sign-in";
import { texts } from "./texts";
import { messageFor } from "./words";

/**
 * Signs in by passkey, and offers to keep one.
 * On a login field, passkeys appear in the browser's suggestions. On any other element, guests get a sign-in button.
 * Shoppers who have just signed in otherwise get an offer to keep a passkey on this device. With nothing to offer,
 * the island renders nothing.
 */
export const mount: Mount = (host, context) => {
  if (host instanceof HTMLInputElement) return suggestInField(host, context);
  const { signal, store } = context;
  let shown: { readonly isSignedIn: boolean; readonly end: AbortController } | undefined;
  const show = () => {
    const isSignedIn = store.getState().customer.status === "signed-in";
    if (shown?.isSignedIn === isSignedIn || signal.aborted) return;
    shown?.end.abort();
    const end = new AbortController();
    shown = { isSignedIn, end };
    if (isSignedIn) offerToKeep(host, context, end.signal);
    else offerSignIn(host, context, end.signal);
  };
  show();
  rememberPassword(context);
  const forget = store.subscribe(show);
  return () => {
    forget();
    shown?.end.abort();
  };
};

/** Offers passkeys in the browser's suggestions on a login field, by `autocomplete="… webauthn"`. */
function suggestInField(field: HTMLInputElement, context: IslandContext): void {
  const { platform, signal, announce } = context;
  const t = context.texts(texts);
  const kinds = attr(field, "autocomplete")?.trim() || "username";
  if (!/\bwebauthn\b/.test(kinds))
    overrideAttributesUntilAbort(signal)(field, "autocomplete", `${kinds} webauthn`);
  const wait = async () => {
    try {
      const keys = await platform.passkeys();
      if (await keys.autofill({ signal })) {
        forgetPassword(context);
        announce(t("passkey.signed-in"));
        return;
      }
    } catch (error) {
      if (signal.aborted) return;
      // Without the chunk there are no suggestions, and no error to show.
      if ((error as { kind?: unknown })?.kind) context.alert(messageFor(error, t), { type: "error" });
    }
    // A sheet elsewhere on the page ended the wait; it starts again when the field gets the focus.
    field.addEventListener("focus", wait, { signal, once: true });
  };
  void wait();
}
