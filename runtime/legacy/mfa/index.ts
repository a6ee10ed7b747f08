/**
 * `MfaConfig` of the old bundle (contract D 6) over the second factor, as the modules of sign-in, registration and order
 * process ask for it. Where the shop has it switched off, or says nothing, nobody is kept from anything; the second factor's
 * own files come when a page turns to it.
 */
import type { Kernel } from "../../contracts/boot";
import { hasModes, type Settings, secondFactorRequests } from "../../platform/second-factor";
import type { Source } from "../../second-factor/needs";
import { sayUnavailable } from "../../second-factor/way-out";
import type { CompatNeeds } from "../needs";
import { followContact } from "./contact";
import { partsOf } from "./parts";

const TEMPLATE = "cop_mfa_configuration_template";
/** Somebody has signed in already, and the reminder is not worth more. */
const REMINDER_MS = 4_000;

/** What stands for the class. */
export const mfaConfigFor = (kernel: Kernel, needs: CompatNeeds) => () => {
  const requests = secondFactorRequests(needs.platform);
  const parts = partsOf(kernel, needs, requests);
  let asked: Promise<Settings | null> | undefined;
  /** One list at a time: each opening sends a code, and their number is limited. */
  let coming: Promise<boolean> | undefined;

  const giveUp = async () => {
    await needs.learn("second-factor");
    sayUnavailable(needs.texts, needs.ui.alert);
    return false;
  };
  const put = async (templateId: string, source: Source) => {
    const [settings, own] = await Promise.all([requests.settings(), parts().catch(() => null)]);
    if (settings && !keep(settings)) return false;
    if (!settings || !own || !hasModes(settings)) return giveUp();
    return own.list.putFactorSection(own.needs, templateId, settings, source);
  };
  const handle = {
    /** A contact is being changed: the form is not to be sent meanwhile. */
    blockNextRedirect: false,
    mfaRequiredStatus: undefined as string | undefined,
    /** Wires what the server has put into the page. */
    init() {
      const place = document.querySelector<HTMLElement>(".mfa__configuration");
      if (place) void parts().then((own) => own.list.showFactorSection(own.needs, place), giveUp);
    },
    /** @returns false where the page has no contact data */
    initCopContactEvents: () =>
      followContact(
        (change) =>
          parts().then(
            (own) => own.needs.codes.openUpdateDialog(own.needs, change),
            () => false,
          ),
        (isChanging) => {
          handle.blockNextRedirect = isChanging;
        },
      ),
    /** The shop's status; false where it is switched off, or could not be had. Asked for once. */
    async getMfaRequiredStatus(): Promise<string | false> {
      asked ??= requests.settings();
      const settings = await asked;
      if (!settings) asked = undefined;
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
     * Puts the page's template for it on the page.
     * @returns true when it is shown, false where the shop does without, undefined where the page has no template
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
