import type { Mount } from "../../runtime/contracts/island";
import { offerToKeep } from "./offer-to-keep";
import { rememberPassword } from "./password-used";
import { offerSignIn } from "./sign-in";
import { suggestInField } from "./suggest-in-field";

/**
 * On a login field it waits in the browser's suggestions. On any other element it shows what there is to do: guests may sign in,
 * and who has just signed in otherwise may keep a passkey on this device. Where nothing can be done it shows nothing.
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
