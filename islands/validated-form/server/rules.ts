/** What the server is asked about a control, and whom its answer concerns (spec §5, contract B a.4). */
import type { IslandContext } from "../../../runtime/islands/contract";
import type { ClientCheck, ServerMessage, Verdict } from "../../../runtime/platform/client-data/client-data";
import type { Lookup } from "../catalogue";
import type { Control } from "../controls";
import type { Problem } from "../problem";
import type { Tools } from "../tools";

const ofPassword = /password/;
const ofLogin = /login(?!_equals)/;

let isReported = false;

/** What is asked about a control that `asksServer` is true of. */
export function checkOf(
  { companionOf, countryOf, linked, typeOf }: Tools,
  root: Element,
  control: Control,
  fail: IslandContext["fail"],
): ClientCheck {
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

/** One control, and what is wrong with it; null = nothing is. */
export type Finding = readonly [control: Control, problem: Problem | null];

/** Tells whom an answer concerns. The control that was asked about is among them. */
export function findingsOf(
  { companionOf, linked, problemOf }: Tools,
  root: Element,
  control: Control,
  check: ClientCheck,
  { messages, proposedLogin }: Verdict,
  lookup: Lookup,
): Finding[] {
  const say = (of: readonly ServerMessage[]): Problem | null => {
    const [first] = of;
    return first ? problemOf(lookup, first.code, { messages: of, proposedLogin }) : null;
  };
  if (check.type === "street") {
    const number = companionOf(root, control);
    if (!number) return [[control, say(messages)]];
    if (messages[0]?.code === "no_street_number")
      return [
        [control, null],
        [number, say(messages)],
      ];
    return messages.length
      ? [[control, say(messages)]]
      : [
          [control, null],
          [number, null],
        ];
  }
  if (check.type === "login") {
    const password = linked(root, control, "data-concat-password");
    const findings: Finding[] = [[control, say(messages.filter(({ code }) => !ofPassword.test(code)))]];
    if (password && check.other && password.value === check.other)
      findings.push([password, say(messages.filter(({ code }) => ofPassword.test(code)))]);
    return findings;
  }
  if (check.type === "password")
    return [[control, say(messages.filter(({ code }) => !ofLogin.test(code) || ofPassword.test(code)))]];
  return [[control, say(messages)]];
}
