/** Offers to keep a passkey on this device after a sign-in by password or code. */

import type { IslandContext } from "../../runtime/contracts/island";
import type { Passkeys } from "../../runtime/contracts/passkeys";
import { busy } from "../../runtime/dom/busy-button";
import { focusOnce } from "../../runtime/dom/focus-once";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import { removeWithFocus } from "../../runtime/dom/remove-with-focus";
import { boxIn, buttonNamed } from "./box";
import { forgetPassword, wasPasswordUsed } from "./password-used";
import { keepProof, keptProof } from "./proof";
import { proveByCode } from "./prove-by-code";
import { texts } from "./texts";
import { isBlocked, isKnownKey, isRefusal, kindOf, messageFor } from "./words";

/** The platform's own key for a device that has a passkey (contract B j). */
const REGISTERED = "expchckDeviceRegistered";
/** Remembers a refusal, so that a device is asked only once. */
const DECLINED = "wyspa_passkey";

/** Offers nothing when the device has a passkey, the shopper has declined, or the browser cannot. */
export function offerToKeep(host: HTMLElement, context: IslandContext, signal: AbortSignal): void {
  const { local } = context.storage;
  const isWanted = keptProof() || wasPasswordUsed(context);
  if (!isWanted || local.get(REGISTERED) === "true" || local.get(DECLINED)) return;
  void context.platform
    .passkeys()
    .then(async (keys) => {
      if ((await keys.supported()) && !signal.aborted) showOffer(host, keys, context, signal);
    })
    .catch(() => {}); // the next page offers it
}

function showOffer(host: HTMLElement, keys: Passkeys, context: IslandContext, signal: AbortSignal): void {
  const t = context.texts(texts);
  const box = boxIn(host, context, signal);
  const first = keptProof() ? "" : ` ${t("passkey.offer-by-code")}`;
  const words = makeElement("p", "passkey__hint", t("passkey.offer") + first);
  const save = buttonNamed(t("passkey.keep"), "--outline");
  const dismiss = buttonNamed(t("passkey.not-now"), "--outline");
  words.id = `${box.line.id}-offer`;
  save.setAttribute("aria-describedby", words.id);
  box.element.classList.add("--offer");
  box.element.prepend(words, save, dismiss);
  const on = listening(signal);

  /** Nothing is left to decide: only the result stays. */
  const settle = (text: string) => {
    forgetPassword(context);
    keepProof(null);
    if (!text) return removeWithFocus(box.element);
    for (const part of [words, save, dismiss]) part.replaceWith();
    box.showMessage(text);
    focusOnce(box.line, signal);
  };
  const keepKey = async () => {
    const proof = keptProof();
    if (!proof || save.getAttribute("aria-disabled")) return;
    box.showMessage("");
    const stopBusy = busy(save);
    try {
      await keys.register(proof, { signal });
      context.storage.local.set(REGISTERED, "true");
      settle(t("passkey.kept"));
    } catch (error) {
      if (signal.aborted) return;
      if (isKnownKey(error)) {
        context.storage.local.set(REGISTERED, "true");
        return settle(t("passkey.known"));
      }
      if (kindOf(error) === "unsupported") return settle(messageFor(error, t));
      save.focus();
      if (isRefusal(error) && !isBlocked(error)) return;
      // The token may be used up: the next press starts with a new code.
      if (/^(server|data|input)$/.test(kindOf(error))) keepProof(null);
      box.showMessage(messageFor(error, t), "error");
    } finally {
      stopBusy();
    }
  };
  const press = async () => {
    if (keptProof()) return keepKey();
    const proven = await proveByCode({ box, button: save, context, signal });
    if (!proven) return;
    // Some browsers open their sheet only on a press, so the options are prepared for the next one.
    await keys.prepare("register", proven.token);
    if (!signal.aborted) box.showMessage(t("passkey.proven"));
  };
  on(save, "click", () => void press());
  on(dismiss, "click", () => {
    context.storage.local.set(DECLINED, "no");
    settle("");
  });
}
