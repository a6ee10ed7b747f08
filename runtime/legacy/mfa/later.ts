/**
 * Stands for `MfaConfig` while its file cannot be had: nobody is kept from anything by what is not known, and each question asks
 * for the file again. Where the page needs the second factor itself, and it does not come, the shopper is shown another way in.
 */
import type { Kernel } from "../../contracts/boot";
import { sayUnavailable } from "../../second-factor/way-out";
import type { CompatNeeds } from "../needs";
import { noopStub } from "../noop-stub";

const methods = [
  "init",
  "getMfaRequiredStatus",
  "shouldSuggestSetMFA",
  "snoozeMfaReminder",
  "prepareMfaConfigurationTemplate",
];

export const mfaLater = (kernel: Kernel, needs: CompatNeeds) => () => {
  const giveUp = async () => {
    await needs.learn("second-factor");
    sayUnavailable(needs.texts, needs.ui.alert);
    return false;
  };
  const again =
    (name: string, nothing: () => unknown) =>
    (...given: unknown[]) =>
      kernel.loader.load("old-mfa").then<unknown, unknown>(
        ({ mfaConfigFor }) => {
          const real: object = mfaConfigFor(kernel, needs)();
          return Reflect.apply(Reflect.get(real, name), real, given);
        },
        /^(init|prepare)/.test(name) ? giveUp : nothing,
      );
  return new Proxy(noopStub() as object, {
    get(nothing, name) {
      const own: unknown = Reflect.get(nothing, name);
      const isAsked = methods.includes(String(name)) && typeof own === "function";
      return isAsked ? again(String(name), own as () => unknown) : own;
    },
  });
};
