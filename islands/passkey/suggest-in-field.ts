/** Passkeys in the browser's list of suggestions on a login field that says `autocomplete="… webauthn"`. */
import { attr } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override-attributes";
import { forgetPassword } from "./password-used";
import { texts } from "./texts";
import { wordsFor } from "./words";

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
      // Without its file there are no suggestions, and nothing to say.
      if ((error as { kind?: unknown })?.kind) context.alert(wordsFor(error, t), { type: "error" });
    }
    // A sheet that was opened elsewhere on the page has ended it: it waits again when the shopper is here again.
    field.addEventListener("focus", wait, { signal, once: true });
  };
  void wait();
}
