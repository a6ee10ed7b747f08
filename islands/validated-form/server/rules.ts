/** What the server is asked about a control, and whom its answer concerns (spec §5, contract B a.4). */

import type { ClientCheck, ServerMessage, Verdict } from "../../../runtime/contracts/client-data";
import type { IslandContext } from "../../../runtime/contracts/island";
import { type Control, companionOf, countryOf, linked, typeOf } from "../controls";

const ofPassword = /password/;
const ofLogin = /login(?!_equals)/;

let isReported = false;

/** What is asked about a control that `asksServer` is true of. */
export function checkOf(root: Element, control: Control, fail: IslandContext["fail"]): ClientCheck {
  const type = typeOf(control);
  const { value, id } = control;
  const country = countryOf(control);
  if (!country && control.getAttribute("data-region") && !isReported) {
    isReported = true; // once on a page is enough to find it (bar S2)
    fail("async", new Error(`data-region of "${id}" is no region code: it is left out`));
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

/** One control, and what the server says of it; nothing = nothing is wrong. */
export type Finding = readonly [control: Control, messages: readonly ServerMessage[]];

/** Tells whom an answer concerns. The control that was asked about is among them. */
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
