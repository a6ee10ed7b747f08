/** The dialog that changes a contact which proves identity: a new value, then the code that confirms it. */
import { busy } from "../../../runtime/dom/busy-button";
import { FIELD_SET } from "../../../runtime/forms/field-set";
import { isMode, type Mode, WRONG_CODE } from "../../../runtime/platform/second-factor";
import { CODE_LENGTH, codeIn, prepareCode, showFieldError, writeFault } from "./code-field";
import { type Opened, openTemplate } from "./dialogs";
import { faultText } from "./messages";
import type { SecondFactorNeeds } from "./needs";
import { dialogTexts } from "./texts";

const PREFIX = ".mfa__client_prefix";
const PHONE = "#mfaUpdateDataInputPhone";
const EMAIL = "#mfaUpdateDataInputEmail";
const OWN_PREFIX = "#mfa__client_phone_prefix";

/** The values of the fields. */
export interface Contact {
  readonly value: string;
  /** Only for a phone. */
  readonly prefix?: string | undefined;
}

export interface Change {
  /** `otp` for a phone, otherwise an e-mail. */
  readonly changed: Mode;
  /** The mode that confirms the change, unless the dialog's button names one. */
  readonly by: Mode;
  /** What the shopper has already typed. */
  readonly typed?: Contact;
  /** The server has accepted the contact. @returns true when the page shows that by itself */
  onDone(contact: Contact): unknown;
  onClosed?(): void;
}

function fieldsOf({ element }: Opened, { changed }: Change) {
  const find = (selector: string) => element.querySelector<HTMLInputElement>(selector);
  const isPhone = changed === "otp";
  return { isPhone, input: find(isPhone ? PHONE : EMAIL), prefix: find(OWN_PREFIX), code: find("#mfaCode") };
}
type Fields = ReturnType<typeof fieldsOf>;

function fillIn({ isPhone, input, prefix }: Fields, { typed }: Change, needs: SecondFactorNeeds): void {
  if (isPhone) needs.prefix({ prefixName: PREFIX, phoneInput: PHONE });
  if (input && typed?.value) input.value = typed.value;
  if (!prefix || !typed?.prefix) return;
  prefix.value = typed.prefix;
  prefix.dispatchEvent(new CustomEvent(FIELD_SET, { bubbles: true })); // the list beside it follows
}

const contactIn = ({ isPhone, input, prefix }: Fields): Contact => {
  const value = input?.value.trim() ?? "";
  return isPhone ? { value, prefix: prefix?.value.trim() ?? "" } : { value };
};

/** Requests the change from the server, which sends a code. */
async function ask(needs: SecondFactorNeeds, dialog: Opened, fields: Fields, by: Mode): Promise<void> {
  const { isPhone, input, code } = fields;
  if (!input) return;
  const fault = await needs.check[isPhone ? "phone" : "email"]({ input });
  if (fault) return showFieldError(input, fault, needs.announce);
  const { prefix = "", value } = contactIn(fields);
  const whole = `${prefix} ${value}`.trim();
  const { ok, code: word } = await needs.requests.update(whole, isPhone ? "otp" : "email", by);
  if (dialog.life.aborted) return;
  if (!ok) return showFieldError(input, faultText(needs.texts)(word), needs.announce);
  writeFault(input, "");
  dialog.element.querySelector(".mfa__modal_update_data")?.setAttribute("data-step", "2");
  needs.announce(needs.texts(dialogTexts)("second-factor.sent"));
  code?.focus();
}

/** @returns whether the code is correct */
async function judge(needs: SecondFactorNeeds, dialog: Opened, input: HTMLInputElement | null) {
  if (!input) return false;
  const code = codeIn(input);
  if (code.length !== CODE_LENGTH) {
    showFieldError(input, needs.texts(dialogTexts)("second-factor.whole-code"), needs.announce);
    return false;
  }
  const { ok, code: fault } = await needs.requests.verify(code, true);
  if (ok || dialog.life.aborted) return ok;
  showFieldError(input, faultText(needs.texts)(fault), needs.announce);
  if (fault !== WRONG_CODE) dialog.offerWayOut();
  return false;
}

/** @returns false when the page has no template for it */
export function openUpdateDialog(needs: SecondFactorNeeds, change: Change): boolean {
  const dialog = openTemplate(needs, "mfa_update_data_modal_template", {
    classes: `--mfa --update --${change.changed} --verification-${change.by}`,
    onClosed: () => change.onClosed?.(),
  });
  if (!dialog) return false;
  const { element, life } = dialog;
  const fields = fieldsOf(dialog, change);
  const { input, prefix, code } = fields;
  let isBusy = false;
  /** Runs one request at a time, and marks the button as busy. */
  const alone = async (selector: string, work: () => Promise<unknown>) => {
    if (isBusy) return;
    isBusy = true;
    const stopBusy = busy(element.querySelector(selector));
    try {
      await dialog.busy(work());
    } catch (error) {
      needs.report({ error });
    } finally {
      stopBusy();
      isBusy = false;
    }
  };

  const update = element.querySelector<HTMLElement>(".--mfa_update");
  const send = () => {
    const by = update?.dataset.mfafactor;
    return alone(".--mfa_update", () => ask(needs, dialog, fields, isMode(by) ? by : change.by));
  };
  const verify = () =>
    alone(".--mfa_verify", async () => {
      const contact = contactIn(fields);
      if (!(await judge(needs, dialog, code))) return;
      dialog.close(); // before `onDone`, because pages submit no form while the dialog is open
      if (change.onDone(contact) !== true)
        needs.alert(needs.texts(dialogTexts)("second-factor.updated"), { type: "success" });
    });

  if (code) prepareCode(code);
  fillIn(fields, change, needs);
  dialog.onPress(".--mfa_cancel", dialog.close);
  dialog.onPress(".--mfa_update", send);
  dialog.onPress(".--mfa_verify", verify);
  dialog.onEnter(code, verify);
  for (const field of [input, prefix]) dialog.onEnter(field, send);
  for (const field of [input, code])
    field?.addEventListener("input", () => writeFault(field, ""), { signal: life });
  input?.focus({ preventScroll: true });
  return true;
}
