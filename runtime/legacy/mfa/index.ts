/**
 * `MfaConfig` of the old bundle (contract D 6) on top of the second factor, for the modules of sign-in, registration
 * and order process. When the shop has it switched off, or its status is unknown, it blocks nothing. The second
 * factor's own files load when a page needs them.
 */
import type { Source } from "../../../islands/signin-views/second-factor/needs";
import type { Boot } from "../../contracts/boot";
import { hasModes, type Settings, secondFactorRequests } from "../../platform/second-factor";
import type { LegacyNeeds } from "../needs";
import { followContact } from "./contact";
import { partsOf } from "./parts";
import { giveUp } from "./way-out";

const TEMPLATE = "cop_mfa_configuration_template";
/** The shopper has already signed in, and the reminder is not worth a longer wait. */
const REMINDER_MS = 4_000;

/** Creates the factory behind the class name. */
export const mfaConfigFor = (boot: Boot, needs: LegacyNeeds) => () => {
  const requests = secondFactorRequests(needs.platform);
  const parts = partsOf(boot, needs, requests);
  let loading: Promise<Settings | null> | undefined;
  /** Only one list opens at a time: each opening sends a code, and the number of codes is limited. */
  let coming: Promise<boolean> | undefined;

  const put = async (templateId: string, source: Source) => {
    const [settings, own] = await Promise.all([requests.settings(), parts().catch(() => null)]);
    if (settings && !keep(settings)) return false;
    if (!settings || !own || !hasModes(settings)) return giveUp(needs);
    return own.island.putFactorSection(own.needs, templateId, settings, source);
  };
  const handle = {
    /** A contact is being changed: the form must not be submitted meanwhile. */
    blockNextRedirect: false,
    mfaRequiredStatus: undefined as string | undefined,
    /** Wires the section that the server has rendered. */
    init() {
      const place = document.querySelector<HTMLElement>(".mfa__configuration");
      if (place)
        void parts().then(
          (own) => own.island.showFactorSection(own.needs, place),
          () => giveUp(needs),
        );
    },
    /** @returns false when the page has no contact data */
    initCopContactEvents: () =>
      followContact(
        (change) =>
          parts().then(
            (own) => own.island.openUpdateDialog(own.needs, change),
            () => false,
          ),
        (isChanging) => {
          handle.blockNextRedirect = isChanging;
        },
      ),
    /** The shop's status; false when it is switched off or cannot be loaded. A loaded status is cached. */
    async getMfaRequiredStatus(): Promise<string | false> {
      loading ??= requests.settings();
      const settings = await loading;
      if (!settings) loading = undefined;
      return keep(settings);
    },
    async shouldSuggestSetMFA(): Promise<boolean> {
      const settings = await requests.settings(REMINDER_MS);
      return !!settings && !!keep(settings) && settings.suggests && hasModes(settings);
    },
    async snoozeMfaReminder() {
      const { ok, data } = await requests.snooze();
      return { response: data ?? null, isSuccess: ok };
    },
    /**
     * Shows the page's template for the second factor.
     * @returns true when it is shown, undefined when the page has no template, false when the shop has it switched off
     * or it cannot be loaded
     */
    async prepareMfaConfigurationTemplate(templateId: unknown = TEMPLATE, source?: unknown) {
      const id = String(templateId || TEMPLATE);
      if (!(document.getElementById(id) instanceof HTMLTemplateElement)) return undefined;
      coming ??= put(id, source as Source).finally(() => {
        coming = undefined;
      });
      return coming;
    },
  };
  const keep = (settings: Settings | null): string | false => {
    if (!settings) return false;
    handle.mfaRequiredStatus = settings.status;
    return settings.status !== "disabled" && settings.status;
  };
  return handle;
};
