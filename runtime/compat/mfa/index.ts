/**
 * `MfaConfig` of the old bundle (contract D 6) over the second factor, as the modules of sign-in, registration and order
 * process ask for it. Where the shop has it switched off, or says nothing, nobody is kept from anything.
 */
import type { Kernel } from "../../islands/kernel";
import { type Settings, secondFactorRequests } from "../../platform/second-factor";
import {
  putPlace,
  type SecondFactorNeeds,
  type Source,
  sayUnavailable,
  showPlace,
} from "../../second-factor";
import type { CompatNeeds } from "../needs";
import { followContact } from "./contact";
import { goOn } from "./page-modules";

const TEMPLATE = "cop_mfa_configuration_template";
/** Somebody has signed in already, and the reminder is not worth more. */
const REMINDER_MS = 4_000;

/** What stands for the class: dialogs, checks and prefixes have chunks of their own. */
export async function mfaConfigFor(kernel: Kernel, needs: CompatNeeds) {
  const { loader } = kernel;
  const [open, { validationFor }, { phonePrefixFor }] = await Promise.all([
    needs.ui.dialogs(),
    loader.load("old-form-validation"),
    loader.load("old-phone-prefix"),
    needs.learn("steps"), // what checks of a phone and an e-mail say
    needs.learn("second-factor"),
  ]);
  const { validateEmailGQL, validatePhoneGQL } = validationFor(kernel, needs)();
  const prefix = await phonePrefixFor(kernel);
  return mfaConfig({
    requests: secondFactorRequests(needs.platform),
    texts: needs.texts,
    alert: needs.ui.alert,
    announce: needs.announce,
    open,
    check: { email: validateEmailGQL, phone: validatePhoneGQL },
    prefix: (where) => prefix().init(where),
    goOn,
  });
}

const mfaConfig = (needs: SecondFactorNeeds) => () => {
  const { requests } = needs;
  let asked: Promise<Settings | null> | undefined;
  /** One list at a time: each opening sends a code, and their number is limited. */
  let coming: Promise<boolean> | undefined;

  const put = async (templateId: string, source: Source) => {
    const settings = await requests.settings();
    if (!settings) sayUnavailable(needs.texts, needs.alert);
    return !!settings && !!keep(settings) && putPlace(needs, templateId, settings, source);
  };
  const handle = {
    /** A contact is being changed: the form is not to be sent meanwhile. */
    blockNextRedirect: false,
    mfaRequiredStatus: undefined as string | undefined,
    /** Wires what the server has put into the page. */
    init() {
      const place = document.querySelector<HTMLElement>(".mfa__configuration");
      if (place) showPlace(needs, place);
    },
    /** @returns false where the page has no contact data */
    initCopContactEvents: () =>
      followContact(needs, (isChanging) => {
        handle.blockNextRedirect = isChanging;
      }),
    /** The shop's status; false where it is switched off, or could not be had. Asked for once. */
    async getMfaRequiredStatus(): Promise<string | false> {
      asked ??= requests.settings();
      const settings = await asked;
      if (!settings) asked = undefined;
      return keep(settings);
    },
    async shouldSuggestSetMFA(): Promise<boolean> {
      const settings = await requests.settings(REMINDER_MS);
      return !!keep(settings) && !!settings?.suggests;
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
