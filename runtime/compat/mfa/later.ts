/**
 * Stands for `MfaConfig` while its file cannot be had: nobody is kept from anything by what is not known. Where the page needs
 * the second factor itself the file is asked for again, and where it does not come the shopper is shown another way in.
 */
import type { Kernel } from "../../islands/kernel";
import { sayUnavailable } from "../../second-factor/way-out";
import { absent } from "../absent";
import type { CompatNeeds } from "../needs";

export const mfaLater = (kernel: Kernel, needs: CompatNeeds) => () => {
  const giveUp = async () => {
    await needs.learn("second-factor");
    sayUnavailable(needs.texts, needs.ui.alert);
    return false;
  };
  const again =
    (name: "init" | "prepareMfaConfigurationTemplate") =>
    (...given: unknown[]) =>
      kernel.loader
        .load("old-mfa")
        .then<unknown, unknown>(
          ({ mfaConfigFor }) => mfaConfigFor(kernel, needs)()[name](...(given as [])),
          giveUp,
        );
  return new Proxy(absent() as object, {
    get: (nothing, name) =>
      name === "init" || name === "prepareMfaConfigurationTemplate"
        ? again(name)
        : Reflect.get(nothing, name),
  });
};
