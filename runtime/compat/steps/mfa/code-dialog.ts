/**
 * The dialog in which a code is typed: it is sent when the dialog opens, judged when it is whole. The page's own template gives
 * its markup; parts of it are shown by the theme, by the dialog's classes.
 */
import { attempt } from "../../attempt";
import type { CompatNeeds } from "../../needs";
import { show } from "../form-validation/states";
import { mfaDialogTexts } from "../texts";
import { faultWords } from "./fault-words";
import type { MfaParts } from "./parts";
import type { Mode, Outcome, Requests } from "./requests";

export type Action = "activate" | "deactivate" | "verify";

export interface Asked {
  readonly action: Action;
  readonly mode: Mode;
  /** There are other ways to turn to. */
  readonly hasOthers: boolean;
  /** The code was right. */
  onRight(): void;
  /** The server needs an e-mail or a phone first. */
  onContactNeeded(mode: Mode): void;
}

export const CODE_LENGTH = 6;
const BUTTONS = ".--mfa_activate, .--mfa_deactivate, .--mfa_verify";

/** Shows that something is on its way, and takes no second press meanwhile. */
export async function whileBusy<Value>(element: HTMLElement, work: Promise<Value>): Promise<Value> {
  element.classList.add("--loading");
  return work.finally(() => element.classList.remove("--loading"));
}
export const isBusy = (element: HTMLElement) => element.classList.contains("--loading");

/** A template of the page, copied; null where it has none. */
export function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement
    ? (template.content.cloneNode(true) as DocumentFragment)
    : null;
}

type Say = (key: keyof typeof mfaDialogTexts) => string;

function writeWords(piece: ParentNode, { action, mode, hasOthers }: Asked, say: Say): void {
  const put = (selector: string, text: string) => {
    const place = piece.querySelector(selector);
    if (place) place.textContent = text;
  };
  put(".mfa__modal_info [data-replace]", say(`steps.mfa-${action}-${mode}`));
  if (action === "activate") put(".mfa__modal_footer [data-replace]", say(`steps.mfa-later-${mode}`));
  put(".--mfa_cancel", say(action === "verify" && hasOthers ? "steps.mfa-other-way" : "steps.mfa-cancel"));
  if (mode !== "totp" || action === "activate") return;
  const steps = [say("steps.mfa-step-make"), say("steps.mfa-step-type")];
  const items = steps.map((textContent) => Object.assign(document.createElement("li"), { textContent }));
  piece.querySelector(".mfa__modal_steps")?.replaceChildren(...items);
}

/** The server's picture of the key, which an application reads. */
function showPicture(element: HTMLElement, data: unknown): void {
  const place = element.querySelector(".mfa__modal_qr");
  if (!place || typeof data !== "string") return;
  const picture = Object.assign(new Image(), { id: "mfaqrcode", alt: "" });
  picture.src = /^data:image\//.test(data) ? data : `data:image/png;base64,${data}`;
  place.prepend(picture);
}

export function makeCodeDialog(needs: CompatNeeds, { modal }: MfaParts, requests: Requests) {
  const say = needs.texts(mfaDialogTexts);
  const words = faultWords(needs);

  const request = ({ action, mode }: Asked): Promise<Outcome> => {
    if (action === "verify") return requests.trigger(mode);
    return action === "activate" ? requests.add(mode, true) : requests.remove(mode);
  };
  const send = async (element: HTMLElement, asked: Asked, close: () => void): Promise<boolean> => {
    const { ok, code, data } = await whileBusy(element, request(asked));
    const missing = { CLIENT_EMAIL_REQUIRED: "email", CLIENT_PHONE_REQUIRED: "otp" }[code];
    if (missing) {
      close();
      asked.onContactNeeded(missing as Mode);
    } else if (!ok) needs.ui.alert(words(code), { type: "error" });
    else if (asked.mode === "totp") showPicture(element, data);
    return ok;
  };
  /** @returns whether the code is right */
  const judge = async (element: HTMLElement, input: HTMLInputElement): Promise<boolean> => {
    const code = input.value.trim();
    if (code.length !== CODE_LENGTH) show(input, "error", say("steps.mfa-whole-code"));
    if (code.length !== CODE_LENGTH || isBusy(element)) return false;
    const box = element.querySelector<HTMLInputElement>("input[type=checkbox]");
    const { ok, code: wrong } = await whileBusy(element, requests.verify(code, box?.checked ?? true));
    if (!ok) show(input, "error", words(wrong || "PIN_INVALID"));
    return ok;
  };
  const follow = (element: HTMLElement, asked: Asked, close: () => void) => {
    const input = element.querySelector<HTMLInputElement>("#mfaCode");
    const finish = async () => {
      if (!input || !(await judge(element, input))) return;
      close();
      asked.onRight();
    };
    const sendAgain = async () => {
      if (await send(element, asked, close)) needs.ui.alert(say("steps.mfa-sent"), { type: "success" });
    };
    element.addEventListener("click", ({ target }) => {
      const pressed = target instanceof Element ? target.closest("button, a") : null;
      if (pressed?.matches(".--mfa_cancel")) close();
      else if (pressed?.matches(".--mfa_resend")) void sendAgain();
      else if (pressed?.matches(BUTTONS)) void finish();
    });
    input?.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      void finish();
    });
    input?.addEventListener("input", () => show(input, ""));
    // An application makes its codes by itself, but the server must be told of what is switched on or off.
    if (asked.mode !== "totp" || asked.action !== "verify") void send(element, asked, close);
  };

  return {
    /** @returns false where the page has no template for it */
    open(asked: Asked): boolean {
      const piece = copyOf("mfa_modal_template");
      if (!piece) return false;
      writeWords(piece, asked, say);
      const dialog = modal({
        element: piece,
        classList: `--mfa --${asked.action} --${asked.mode}`,
        setFocusTrap: true,
        setFocusOnFirstElement: true,
        afterShow: (element) => attempt(() => follow(element, asked, () => dialog.closeModal())),
      });
      return true;
    },
  };
}
