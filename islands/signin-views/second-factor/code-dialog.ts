/**
 * The dialog for a code: opening it sends the code, and the shopper submits what was typed. The page's own template
 * provides the markup; the theme shows parts of it by the dialog's classes.
 *
 *   open ──► code is sent ──► typed, pasted, autofilled ──► verified ──► correct: dialog closes, next step
 *                 └── refused: error, other ways to go on       └── wrong: error, shopper types again
 */
import { busy } from "../../../runtime/dom/busy-button";
import { makeElement } from "../../../runtime/dom/make-element";
import { type Mode, type Outcome, type Settings, WRONG_CODE } from "../../../runtime/platform/second-factor";
import { CODE_LENGTH, codeIn, prepareCode, showFieldError, writeFault } from "./code-field";
import { type ActionAndMode, describe, writeInfo, writeTexts } from "./dialog-words";
import { type Opened, openTemplate } from "./dialogs";
import { faultText, isStale } from "./messages";
import type { SecondFactorNeeds } from "./needs";
import { dialogTexts } from "./texts";

export interface CodeDialogOptions extends ActionAndMode {
  /** The dialog opens before they have loaded; `null` when they cannot be loaded. */
  readonly settings: Promise<Settings | null>;
  /** Whether the page shows a mode that is set up; used without settings. */
  isEnrolled(): boolean;
  /** Called when the code is correct. */
  onRight(): void;
  /** Called when the server needs an e-mail or a phone first. */
  onContactNeeded(mode: Mode): void;
  /** Called when the page's data about this mode is outdated. */
  onStale(): void;
  onClosed(): void;
}

const NEEDED: Readonly<Record<string, Mode>> = {
  CLIENT_EMAIL_REQUIRED: "email",
  CLIENT_PHONE_REQUIRED: "otp",
};
const dialogText = ({ texts }: SecondFactorNeeds) => texts(dialogTexts);

/** Applies the settings: whether there are other modes, and for how long the device may be remembered. */
function writeSettings(
  root: ParentNode,
  input: Element | null,
  asked: CodeDialogOptions,
  needs: SecondFactorNeeds,
) {
  const t = dialogText(needs);
  return (settings: Settings | null) => {
    if (asked.action !== "verify" || !settings) return;
    const cancel = root.querySelector(".--mfa_cancel");
    if (cancel && settings.configured.length !== 1) cancel.textContent = t("second-factor.other-way");
    if (!settings.days || root.querySelector("input[type=checkbox]")) return;
    const box = makeElement("input", "f-control");
    Object.assign(box, { type: "checkbox", id: "mfa_remember", checked: true });
    const label = makeElement("label", "f-label", t("second-factor.remember", { days: settings.days }));
    label.htmlFor = box.id;
    const holder = input?.closest(".f-feedback, .f-group") ?? input;
    holder?.after(makeElement("div", "f-group --checkbox mfa__remember", box, label));
  };
}

/** @returns sends the code: when the dialog opens, and when the shopper asks for it again */
function makeSend(
  needs: SecondFactorNeeds,
  dialog: Opened,
  input: HTMLInputElement | null,
  asked: CodeDialogOptions,
) {
  const { requests } = needs;
  const { action, mode } = asked;
  let isSending = false;
  let wasSent = false;
  const request = async (): Promise<Outcome> => {
    if (action === "verify") return requests.trigger(mode);
    if (action === "deactivate") return requests.remove(mode);
    const isEnrolled = (await asked.settings)?.isEnrolled ?? asked.isEnrolled();
    return requests.add(mode, !isEnrolled);
  };
  const refused = (code: string) => {
    const text = faultText(needs.texts)(code);
    needs.alert(text, { type: "error" });
    if (input) writeFault(input, text); // still visible when the alert is gone
    dialog.offerWayOut();
    if (isStale(code)) asked.onStale();
  };
  return async (): Promise<boolean> => {
    if (isSending) return false;
    isSending = true;
    const { ok, code, data } = await dialog.busy(request());
    isSending = false;
    if (dialog.life.aborted) return false;
    wasSent ||= ok; // an earlier code stays valid
    writeInfo(dialog.element, asked, needs, wasSent);
    const missing = NEEDED[code];
    if (missing) {
      dialog.close();
      asked.onContactNeeded(missing);
    } else if (!ok) refused(code);
    else if (action === "activate" && mode === "totp")
      return showPicture(dialog.element, data, needs, refused);
    return ok;
  };
}

/** @returns checks the typed code with the server, and shows why it is not accepted */
function makeVerify(
  needs: SecondFactorNeeds,
  dialog: Opened,
  input: HTMLInputElement,
  asked: CodeDialogOptions,
) {
  let isJudging = false;
  let isRemembered = true;
  void asked.settings.then((settings) => {
    isRemembered = !settings || settings.days > 0;
  });
  const box = () => dialog.element.querySelector<HTMLInputElement>("input[type=checkbox]");
  return async (button: Element | null) => {
    const code = codeIn(input);
    if (code.length !== CODE_LENGTH)
      return showFieldError(input, dialogText(needs)("second-factor.whole-code"), needs.announce);
    if (isJudging) return;
    isJudging = true;
    const stopBusy = busy(button);
    const { ok, code: fault } = await dialog.busy(
      needs.requests.verify(code, box()?.checked ?? isRemembered),
    );
    isJudging = false;
    stopBusy();
    if (ok) {
      dialog.close();
      asked.onRight(); // also after the shopper has closed the dialog: the server has accepted the code
    } else if (!dialog.life.aborted) {
      showFieldError(input, faultText(needs.texts)(fault), needs.announce);
      if (fault !== WRONG_CODE) dialog.offerWayOut();
    }
  };
}

/** @returns false when the page has no template for it */
export function openCodeDialog(needs: SecondFactorNeeds, asked: CodeDialogOptions): boolean {
  const { action, mode } = asked;
  const dialog = openTemplate(needs, "mfa_modal_template", {
    classes: `--mfa --${action} --${mode}`,
    onClosed: () => asked.onClosed(),
  });
  if (!dialog) return false;
  const { element, life } = dialog;
  const input = element.querySelector<HTMLInputElement>("#mfaCode");
  writeTexts(element, asked, needs);
  describe(element, asked);
  const send = makeSend(needs, dialog, input, asked);
  dialog.onPress(".--mfa_cancel", dialog.close);
  dialog.onPress(".--mfa_resend", async () => {
    if (await send()) needs.alert(dialogText(needs)("second-factor.sent"), { type: "success" });
  });
  if (input) {
    const button = `.--mfa_${action}`;
    const judge = makeVerify(needs, dialog, input, asked);
    prepareCode(input);
    dialog.onPress(".--mfa_activate, .--mfa_deactivate, .--mfa_verify", judge);
    dialog.onEnter(input, () => judge(element.querySelector(button)));
    input.addEventListener("input", () => writeFault(input, ""), { signal: life });
    input.focus({ preventScroll: true });
  }
  void asked.settings.then(
    (settings) => life.aborted || writeSettings(element, input, asked, needs)(settings),
  );
  void send();
  return true;
}

const addressOf = (data: unknown): string | null => {
  if (typeof data !== "string") return null;
  if (/^data:image\/(png|gif|jpeg|webp);base64,/.test(data)) return data;
  return /^[\w+/=\s-]+$/.test(data) ? `data:image/png;base64,${data}` : null;
};

/**
 * Shows the server's QR code of the key, which an app scans. The key has no text form: shoppers who cannot scan choose
 * another mode.
 * @returns whether there is a picture; if not, `refused` is called
 */
function showPicture(
  root: ParentNode,
  data: unknown,
  { texts }: SecondFactorNeeds,
  refused: (code: string) => void,
): boolean {
  const t = texts(dialogTexts);
  const place = root.querySelector(".mfa__modal_qr");
  const address = addressOf(data);
  if (!place || !address) {
    refused("");
    return false;
  }
  const picture = new Image();
  Object.assign(picture, { id: "mfaqrcode", alt: t("second-factor.picture"), src: address });
  const fail = () => {
    picture.replaceWith();
    refused("");
  };
  picture.addEventListener("error", fail, { once: true });
  for (const old of place.querySelectorAll("#mfaqrcode, .mfa__no_scanning")) old.replaceWith();
  place.prepend(picture, makeElement("p", "mfa__no_scanning", t("second-factor.no-scanning")));
  return true;
}
