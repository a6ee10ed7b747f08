/** The dialog in which a contact is changed that proves who one is: a new value, then the code by which it is confirmed. */
import { attempt } from "../../attempt";
import type { CompatNeeds } from "../../needs";
import { show } from "../form-validation/states";
import { mfaDialogTexts } from "../texts";
import { CODE_LENGTH, copyOf, whileBusy } from "./code-dialog";
import { faultWords } from "./fault-words";
import type { MfaParts } from "./parts";
import { isMode, type Mode, type Requests } from "./requests";

const PREFIX = ".mfa__client_prefix";
const PHONE = "#mfaUpdateDataInputPhone";

export interface Change {
  /** `otp` a phone, else an e-mail. */
  readonly changed: Mode;
  /** How it is confirmed, where the dialog's button does not say. */
  readonly by: Mode;
  /** What has been typed already. */
  readonly value?: string | undefined;
  readonly prefix?: string | undefined;
  onDone(): void;
  onClosed?(): void;
}

export function makeUpdateDialog(needs: CompatNeeds, { modal, check, prefix }: MfaParts, requests: Requests) {
  const words = faultWords(needs);
  const say = needs.texts(mfaDialogTexts);

  /** Asks the server for the change, which sends a code. */
  const send = async (element: HTMLElement, change: Change, by: Mode) => {
    const isPhone = change.changed === "otp";
    const input = element.querySelector<HTMLInputElement>(isPhone ? PHONE : "#mfaUpdateDataInputEmail");
    if (!input) return;
    const fault = await whileBusy(element, check[isPhone ? "phone" : "email"]({ input }));
    if (fault) return show(input, "error", fault);
    const before = element.querySelector<HTMLInputElement>("#mfa__client_phone_prefix")?.value ?? "";
    const value = isPhone ? `${before} ${input.value}`.trim() : input.value;
    const { ok, code } = await whileBusy(element, requests.update(value, isPhone ? "otp" : "email", by));
    if (!ok) return show(input, "error", words(code));
    show(input, "success");
    element.querySelector(".mfa__modal_update_data")?.setAttribute("data-step", "2");
    element.querySelector<HTMLInputElement>("#mfaCode")?.focus();
  };
  /** @returns whether the code was right */
  const verify = async (element: HTMLElement): Promise<boolean> => {
    const input = element.querySelector<HTMLInputElement>("#mfaCode");
    const code = input?.value.trim() ?? "";
    if (!input) return false;
    if (code.length !== CODE_LENGTH) {
      show(input, "error", say("steps.mfa-whole-code"));
      return false;
    }
    const { ok, code: wrong } = await whileBusy(element, requests.verify(code, true));
    if (!ok) show(input, "error", words(wrong || "PIN_INVALID"));
    return ok;
  };
  const fillIn = (element: HTMLElement, { changed, value, prefix: typed }: Change) => {
    const isPhone = changed === "otp";
    const input = element.querySelector<HTMLInputElement>(isPhone ? PHONE : "#mfaUpdateDataInputEmail");
    if (input && value) input.value = value;
    if (isPhone) attempt(() => prefix().init({ prefixName: PREFIX, phoneInput: PHONE }));
    const place = element.querySelector<HTMLInputElement>("#mfa__client_phone_prefix");
    if (place && typed) place.value = typed;
  };

  return {
    /** @returns false where the page has no template for it */
    open(change: Change): boolean {
      const piece = copyOf("mfa_update_data_modal_template");
      if (!piece) return false;
      const finish = async (element: HTMLElement) => {
        if (!(await verify(element))) return;
        needs.ui.alert(say("steps.mfa-updated"), { type: "success" });
        change.onDone();
        dialog.closeModal();
      };
      const dialog = modal({
        element: piece,
        classList: `--mfa --update --${change.changed} --verification-${change.by}`,
        setFocusTrap: true,
        setFocusOnFirstElement: true,
        afterShow: (element) => {
          fillIn(element, change);
          element.addEventListener("click", ({ target }) => {
            const pressed = target instanceof Element ? target.closest<HTMLElement>("button, a") : null;
            const way = pressed?.dataset.mfafactor;
            if (pressed?.matches(".--mfa_cancel")) dialog.closeModal();
            else if (pressed?.matches(".--mfa_update"))
              void send(element, change, isMode(way) ? way : change.by);
            else if (pressed?.matches(".--mfa_verify")) void finish(element);
          });
        },
        afterClose: () => change.onClosed?.(),
      });
      return true;
    },
  };
}
