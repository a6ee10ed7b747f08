/**
 * Stands for `MfaConfig` while its file cannot be had: each call asks for the file again, and where it does not come the
 * shopper has a way in all the same.
 */
import type { Kernel } from "../../islands/kernel";
import { sayUnavailable, wayOut } from "../../second-factor/way-out";
import type { CompatNeeds } from "../needs";

export const mfaLater = (kernel: Kernel, needs: CompatNeeds) => () => {
  const { texts, ui } = needs;
  /** Not remembered while it fails: the loader asks anew, and so does the next call. */
  const real = async () => (await (await kernel.loader.load("old-mfa")).mfaConfigFor(kernel, needs))();
  const learn = () => needs.learn("second-factor");
  const handle = {
    blockNextRedirect: false,
    mfaRequiredStatus: undefined as string | undefined,
    init() {
      const place = document.querySelector(".mfa__configuration");
      void real().then(
        (one) => one.init(),
        async () => {
          await learn();
          place?.append(wayOut(texts));
        },
      );
    },
    /** The server takes no contact without its code. */
    initCopContactEvents: () => false,
    getMfaRequiredStatus: () =>
      real().then(
        (one) => one.getMfaRequiredStatus(),
        () => false,
      ),
    shouldSuggestSetMFA: () =>
      real().then(
        (one) => one.shouldSuggestSetMFA(),
        () => false,
      ),
    snoozeMfaReminder: () =>
      real().then(
        (one) => one.snoozeMfaReminder(),
        () => ({ isSuccess: false }),
      ),
    async prepareMfaConfigurationTemplate(templateId?: unknown, source?: unknown) {
      try {
        return await (await real()).prepareMfaConfigurationTemplate(templateId, source);
      } catch {
        await learn();
        sayUnavailable(texts, ui.alert);
        return false;
      }
    },
  };
  return handle;
};
