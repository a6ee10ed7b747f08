/**
 * `MfaConfig` of the old bundle (contract D 6): multi-factor sign-in, as the modules of sign-in, registration and order
 * process ask for it. A chunk of its own. Where the shop has it switched off, or says nothing, nobody is kept from anything.
 */
import type { Kernel } from "../../../islands/kernel";
import type { CompatNeeds } from "../../needs";
import { followContact } from "./contact";
import type { MfaParts } from "./parts";
import { mfaRequests, type Settings } from "./requests";
import { makeScreen, type Source } from "./screen";

const TEMPLATE = "cop_mfa_configuration_template";

/** What stands for the class: dialogs, checks and prefixes have chunks of their own. */
export async function mfaConfigFor(kernel: Kernel, needs: CompatNeeds) {
  const { loader } = kernel;
  const [Modal, { validationFor }, { phonePrefixFor }] = await Promise.all([
    loader.load("old-modal").then(({ modalOver }) => modalOver(needs)),
    loader.load("old-form-validation"),
    loader.load("old-phone-prefix"),
    needs.learn("steps"),
  ]);
  const { validateEmailGQL, validatePhoneGQL } = validationFor(kernel, needs)();
  const prefix = await phonePrefixFor(kernel);
  return mfaConfig(needs, {
    modal: (options) => new Modal(options),
    check: { email: validateEmailGQL, phone: validatePhoneGQL },
    prefix: () => prefix(),
  });
}

const mfaConfig = (needs: CompatNeeds, parts: MfaParts) => () => {
  const requests = mfaRequests(needs);
  const screen = makeScreen(needs, parts, requests);
  let asked: Promise<Settings | null> | undefined;

  const handle = {
    /** A contact is being changed: the form is not to be sent meanwhile. */
    blockNextRedirect: false,
    mfaRequiredStatus: undefined as string | undefined,
    /** Wires what the server has put into the page. */
    init() {
      const place = document.querySelector<HTMLElement>(".mfa__configuration");
      if (place) void screen.show(place);
    },
    /** @returns false where the page has no contact data */
    initCopContactEvents: () =>
      followContact(screen, (isChanging) => {
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
      const settings = await requests.settings();
      keep(settings);
      return !!settings && settings.status !== "disabled" && settings.suggests;
    },
    async snoozeMfaReminder() {
      const { ok, data } = await requests.snooze();
      return { response: data, isSuccess: ok };
    },
    /**
     * Puts the page's template for it on the page.
     * @returns true when it is shown, false where the shop does without, undefined where the page has no template
     */
    async prepareMfaConfigurationTemplate(templateId: unknown = TEMPLATE, source?: unknown) {
      const template = document.getElementById(String(templateId || TEMPLATE));
      if (!(template instanceof HTMLTemplateElement)) return undefined;
      const settings = await requests.settings();
      if (!settings || !keep(settings)) return false;
      return screen.put(template, settings, source as Source);
    },
  };
  const keep = (settings: Settings | null): string | false => {
    if (!settings) return false;
    handle.mfaRequiredStatus = settings.status;
    return settings.status !== "disabled" && settings.status;
  };
  return handle;
};
