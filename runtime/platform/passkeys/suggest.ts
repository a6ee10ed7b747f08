/** Offers passkeys in the browser's list of suggestions (conditional mediation): no sheet opens before the choice. */
import { deadline } from "../../base/deadline";
import type { PlainObject } from "../../base/values";
import { PasskeyRefused } from "./errors";
import { whileWanted } from "./one-at-a-time";
import type { KeptOptions } from "./options";
import { askForPasskey } from "./sheet";

/** Never rejects. */
export async function canSuggest(): Promise<boolean> {
  try {
    return (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;
  } catch {
    return false;
  }
}

/**
 * Waits for the shopper's choice until the signal is aborted. The service's challenge expires meanwhile, so each round
 * passes a fresh challenge to the browser.
 * @throws PasskeyRefused once the signal is aborted, or the shopper cancels
 */
export async function suggest(
  fetchOptions: () => Promise<PlainObject>,
  options: KeptOptions,
  signal: AbortSignal,
) {
  for (;;) {
    const publicKey = await fetchOptions();
    if (signal.aborted) throw new PasskeyRefused();
    const round = deadline(options.left(), signal);
    try {
      return await askForPasskey(publicKey, round.signal, "conditional");
    } catch (error) {
      if (signal.aborted || !round.signal.aborted) throw error;
      options.forget();
      await whenSeen(signal);
    } finally {
      round.clear();
    }
  }
}

/** Waits until the page is visible, so that hidden tabs fetch no challenges. */
async function whenSeen(signal: AbortSignal): Promise<void> {
  const change = () =>
    new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true, signal }));
  while (document.hidden) await whileWanted(change(), signal);
}
