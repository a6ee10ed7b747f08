/** Offers passkeys in the browser's suggestions on a login field, by `autocomplete="… webauthn"`. */
import { attr } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { forgetPassword } from "./password-used";
import { texts } from "./texts";
import { messageFor } from "./words";

export function suggestInField(field: HTMLInputElement, context: IslandContext): void {
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
