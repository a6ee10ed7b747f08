/**
 * Chunk `mfa-later`: replaces `MfaConfig` while its file cannot be loaded: an unknown status blocks nothing, and each call retries the
 * file. If the page needs the second factor itself and the retry fails, the shopper sees a link to the platform's
 * sign-in page.
 */
import type { Boot } from "../../contracts/boot";
import { noopStub } from "../absent";
import type { LegacyNeeds } from "../needs";
import { giveUp } from "./way-out";

const methods = [
  "init",
  "getMfaRequiredStatus",
  "shouldSuggestSetMFA",
  "snoozeMfaReminder",
  "prepareMfaConfigurationTemplate",
];

export const mfaLater = (boot: Boot, needs: LegacyNeeds) => () => {
  const again =
    (name: string, nothing: () => unknown) =>
    (...given: unknown[]) =>
      boot.loader.load("legacy-account").then<unknown, unknown>(
        ({ mfaConfigFor }) => {
          const real: object = mfaConfigFor(boot, needs)();
          return Reflect.apply(Reflect.get(real, name), real, given);
        },
        /^(init|prepare)/.test(name) ? () => giveUp(needs) : nothing,
      );
  return new Proxy(noopStub() as object, {
    get(nothing, name) {
      const own: unknown = Reflect.get(nothing, name);
      const isAsked = methods.includes(String(name)) && typeof own === "function";
      return isAsked ? again(String(name), own as () => unknown) : own;
    },
  });
};
