/**
 * The one-time-code step (contract B e): asks for the login, then for the code.
 *
 *   login ──► send ──► code ──► six digits ──► right: proven
 *              └─ limit, not sent           └─ wrong, expired, limit: a message, and the field keeps the focus
 */

import { readTyped } from "../../runtime/base/typed-text";
import type { IslandContext } from "../../runtime/contracts/island";
import type { CodeRefusal, OneTimeCodes } from "../../runtime/contracts/one-time-codes";
import { busy } from "../../runtime/dom/busy-button";
import { listening } from "../../runtime/dom/listening";
import { texts } from "./code-texts";
import { type CodeView, codeView, type Press } from "./code-view";
import { refusals } from "./refusals";

export interface Proven {
  readonly userLogin: string;
  readonly token: string;
  readonly needsRegistration: boolean;
}

const DIGITS = 6;
const digitsOf = (value: string) => readTyped(value).replace(/\D/g, "");

/** @returns `null` once the shopper has left the step, or the signal aborts */
export function askForCode(
  place: HTMLElement,
  context: IslandContext,
  outer: AbortSignal,
): Promise<Proven | null> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const { signal } = end;
    const t = context.texts(texts);
    const view = codeView(place, context, t, signal);
    const finish = (proven: Proven | null) => {
      end.abort();
      resolve(proven);
    };
    const limits = refusals(t);
    const codes = () => context.platform.oneTimeCodes();
    let userLogin = "";
    /** The code that was sent last. */
    let tried = "";
    let isBusy = false;

    /** Runs one request at a time; a known block sends no request. */
    const work = async <Good extends { readonly ok: true }>(
      what: "send" | "check",
      ask: (codes: OneTimeCodes) => Promise<Good | CodeRefusal>,
    ): Promise<Good | null> => {
      const blocked = limits.blocked(what);
      if (blocked) return view.wrong(blocked);
      if (isBusy) return null;
      isBusy = true;
      const stopBusy = busy(view.main());
      const answer = await codes()
        .then(ask)
        .catch(() => null);
      isBusy = false;
      stopBusy();
      if (signal.aborted) return null;
      return answer?.ok ? answer : view.wrong(limits.messageFor(what, answer));
    };

    const send = async () => {
      const whom = userLogin || view.field().value.trim();
      if (!whom) return view.wrong(t("passkey.whom-empty"));
      if (!(await work("send", (all) => all.generate(whom, signal)))) return;
      userLogin = whom;
      tried = "";
      view.askCode();
      view.right(t("passkey.sent"));
      codeFromSms(signal, (code) => {
        view.field().value = code;
        void check();
      });
    };
    const check = async (isTyped = false) => {
      const pin = digitsOf(view.field().value);
      // A key that changes nothing must not send a wrong code again.
      if (isTyped && (pin.length !== DIGITS || pin === tried)) return;
      if (pin.length !== DIGITS) return view.wrong(t("passkey.code-short"));
      tried = pin;
      const right = await work("check", (all) => all.verify(pin, signal));
      if (right) finish({ userLogin, token: right.token, needsRegistration: right.needsRegistration });
    };

    view.askWhom(context.store.getState().customer.login);
    const enter = () => void (userLogin ? check() : send());
    const change = () => {
      view.calm();
      if (userLogin) void check(true);
    };
    const presses = { send, resend: send, check: () => check(), cancel: () => finish(null) };
    addListeners(place, view, { enter, change, presses }, signal);
    outer.addEventListener("abort", () => finish(null), { signal });
  });
}

interface Handlers {
  enter(): void;
  change(): void;
  readonly presses: Readonly<Record<Press, () => unknown>>;
}

function addListeners(
  place: HTMLElement,
  view: CodeView,
  { enter, change, presses }: Handlers,
  signal: AbortSignal,
): void {
  const on = listening(signal);
  on(place, "click", ({ target }) => {
    const pressed = view.pressed(target);
    if (pressed) void presses[pressed]();
  });
  // There is no form element here: Enter must not submit a form of the theme around it.
  on(place, "keydown", (event) => {
    if (event.key !== "Enter" || event.target !== view.field() || event.isComposing) return;
    event.preventDefault();
    enter();
  });
  on(place, "input", change);
}

/**
 * Takes the code from a text message: some phones hand it over when the message names this site (WebOTP).
 * @param take receives the code; not called when the browser lacks WebOTP or the shopper declines
 */
function codeFromSms(signal: AbortSignal, take: (code: string) => void): void {
  if (!("OTPCredential" in window)) return;
  // TypeScript's DOM types lack `otp`.
  const options = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
  navigator.credentials.get(options).then(
    (found) => {
      const code: unknown = found && Reflect.get(found, "code");
      if (typeof code === "string" && !signal.aborted) take(code);
    },
    () => {}, // the shopper types the code instead
  );
}
