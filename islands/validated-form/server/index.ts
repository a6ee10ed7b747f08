/**
 * What forms with server checks need: the request for a control, the controls that its answer is about, and the texts of
 * the server's codes (contract B a.4). It loads while the first field is being filled in.
 */
import type { ClientCheck, ServerMessage, Verdict } from "../../../runtime/contracts/client-data";
import type { Control } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";
import { companionOf, countryOf, linked, typeOf } from "../controls";
import { serverTexts } from "./code-texts";

export { serverTexts };

/** The text of a server code, or `null` for an unknown code. */
export const serverText = (code: string): string | null =>
  Object.hasOwn(serverTexts, code) ? (serverTexts[code] ?? null) : null;

const ofPassword = /password/;
const ofLogin = /login(?!_equals)/;

let isReported = false;

/** The request for a control; `asksServer` must be true for it. */
export function checkOf(root: Element, control: Control, fail: IslandContext["fail"]): ClientCheck {
  const type = typeOf(control);
  const { value, id } = control;
  const country = countryOf(control);
  if (!country && control.getAttribute("data-region") && !isReported) {
    isReported = true; // one report per page is enough to find it (bar S2)
    fail("async", new Error(`The data-region of the field "${id}" is not a region code, so it is ignored.`));
  }
  const companion = companionOf(root, control)?.value ?? "";
  const other = linked(root, control, type === "login" ? "data-concat-password" : "data-concat-login")?.value;
  return {
    id,
    type,
    value: type === "street" ? `${value} ${companion}` : type === "phone" ? companion + value : value,
    country,
    other,
  };
}

/** A control and the server's messages about it; no messages = valid. */
export type Finding = readonly [control: Control, messages: readonly ServerMessage[]];

/** Assigns an answer to controls; the result includes the control that was asked about. */
export function findingsOf(
  root: Element,
  control: Control,
  { type, other }: ClientCheck,
  { messages }: Verdict,
): Finding[] {
  const among = (isMeant: (code: string) => boolean) => messages.filter(({ code }) => isMeant(code));
  if (type === "street") {
    const number = companionOf(root, control);
    if (!number) return [[control, messages]];
    if (messages[0]?.code === "no_street_number")
      return [
        [control, []],
        [number, messages],
      ];
    return messages.length
      ? [[control, messages]]
      : [
          [control, []],
          [number, []],
        ];
  }
  if (type === "login") {
    const password = linked(root, control, "data-concat-password");
    const findings: Finding[] = [[control, among((code) => !ofPassword.test(code))]];
    if (password && other && password.value === other)
      findings.push([password, among((code) => ofPassword.test(code))]);
    return findings;
  }
  if (type === "password") return [[control, among((code) => !ofLogin.test(code) || ofPassword.test(code))]];
  return [[control, messages]];
}
