/**
 * The dialog in which a code is typed: it is sent when the dialog opens, judged when the shopper says so. The page's own
 * template gives its markup; the theme shows parts of it by the dialog's classes.
 *
 *   open ──► code is sent ──► typed, pasted, filled in ──► judged ──► right: closed, and on it goes
 *                 └── refused: said, and what was to be done instead        └── wrong: said, and typed again
 */
import { busy } from "../dom/busy-button";
import { makeElement } from "../dom/make-element";
import { type Mode, type Outcome, type Settings, WRONG_CODE } from "../platform/second-factor";
import { CODE_LENGTH, codeIn, prepareCode, tellFault, writeFault } from "./code-field";
import { type About, describe, writeWords } from "./dialog-words";
import { type Opened, openTemplate } from "./dialogs";
import { faultWords, isStale } from "./fault-words";
import type { SecondFactorNeeds } from "./needs";
import { showPicture } from "./picture";
import { dialogTexts } from "./texts";

export interface Asked extends About {
  /** The dialog opens before they have come; null where they cannot be had. */
  readonly settings: Promise<Settings | null>;
  /** Whether the page shows a mode that is set up: what counts without settings. */
  isEnrolled(): boolean;
  /** The code was right. */
  onRight(): void;
  /** The server needs an e-mail or a phone first. */
  onContactNeeded(mode: Mode): void;
  /** What the page says of this way is not so any more. */
  onStale(): void;
  onClosed(): void;
}

const NEEDED: Readonly<Record<string, Mode>> = {
  CLIENT_EMAIL_REQUIRED: "email",
  CLIENT_PHONE_REQUIRED: "otp",
};
const say = ({ texts }: SecondFactorNeeds) => texts(dialogTexts);

/** What the settings decide: whether there are other ways, and for how long the device may be remembered. */
function writeSettings(root: ParentNode, input: Element | null, asked: Asked, needs: SecondFactorNeeds) {
  const t = say(needs);
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

/** Sends the code, now and when the shopper asks for it again. */
function sending(needs: SecondFactorNeeds, dialog: Opened, input: HTMLInputElement | null, asked: Asked) {
  const { requests } = needs;
  const { action, mode } = asked;
  let isSending = false;
  const request = async (): Promise<Outcome> => {
    if (action === "verify") return requests.trigger(mode);
    if (action === "deactivate") return requests.remove(mode);
    const isEnrolled = (await asked.settings)?.isEnrolled ?? asked.isEnrolled();
    return requests.add(mode, !isEnrolled);
  };
  const refused = (code: string) => {
    const text = faultWords(needs.texts)(code);
    needs.alert(text, { type: "error" });
    if (input) writeFault(input, text); // it stands there when the alert is gone
    dialog.offerWayOut();
    if (isStale(code)) asked.onStale();
  };
  return async (): Promise<boolean> => {
    if (isSending) return false;
    isSending = true;
    const { ok, code, data } = await dialog.busy(request());
    isSending = false;
    if (dialog.life.aborted) return false;
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

function judging(needs: SecondFactorNeeds, dialog: Opened, input: HTMLInputElement, asked: Asked) {
  let isJudging = false;
  let isRemembered = true;
  void asked.settings.then((settings) => {
    isRemembered = !settings || settings.days > 0;
  });
  const box = () => dialog.element.querySelector<HTMLInputElement>("input[type=checkbox]");
  return async (button: Element | null) => {
    const code = codeIn(input);
    if (code.length !== CODE_LENGTH)
      return tellFault(input, say(needs)("second-factor.whole-code"), needs.announce);
    if (isJudging) return;
    isJudging = true;
    const rest = busy(button);
    const { ok, code: fault } = await dialog.busy(
      needs.requests.verify(code, box()?.checked ?? isRemembered),
    );
    isJudging = false;
    rest();
    if (ok) {
      dialog.close();
      asked.onRight(); // also when it has been closed meanwhile: the server has let them in
    } else if (!dialog.life.aborted) {
      tellFault(input, faultWords(needs.texts)(fault), needs.announce);
      if (fault !== WRONG_CODE) dialog.offerWayOut();
    }
  };
}

/** @returns false where the page has no template for it */
export function openCodeDialog(needs: SecondFactorNeeds, asked: Asked): boolean {
  const { action, mode } = asked;
  const dialog = openTemplate(needs, "mfa_modal_template", {
    classes: `--mfa --${action} --${mode}`,
    onClosed: () => asked.onClosed(),
  });
  if (!dialog) return false;
  const { element, life } = dialog;
  const input = element.querySelector<HTMLInputElement>("#mfaCode");
  writeWords(element, asked, needs);
  describe(element, asked);
  const send = sending(needs, dialog, input, asked);
  dialog.onPress(".--mfa_cancel", dialog.close);
  dialog.onPress(".--mfa_resend", async () => {
    if (await send()) needs.alert(say(needs)("second-factor.sent"), { type: "success" });
  });
  if (input) {
    const button = `.--mfa_${action}`;
    const judge = judging(needs, dialog, input, asked);
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
