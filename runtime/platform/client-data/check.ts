/** Asks the platform about a shopper's data. A chunk of its own, behind the transport: few pages need it. */

import { parseJson } from "../../base/json";
import { getPath, isBag, text } from "../../base/values";
import type { CheckClientData, ClientCheck, ClientCheckOptions, Verdict } from "../../contracts/client-data";
import type { Platform } from "../../contracts/platform";
import { aliasesFor } from "../graphql/aliases";
import type { Http } from "../transport/http";
import { isChecked, writeChecks } from "./documents";

const ROOT = "validateClientData";
const accepted: Verdict = { messages: [] };
const wrongIban: Verdict = { messages: [{ code: "incorrect_iban", message: "" }] };

export function makeChecks(http: Http, graphql: Platform["graphql"]): CheckClientData {
  const ask = async (
    named: ReadonlyMap<string, ClientCheck>,
    options: ClientCheckOptions,
    select?: string,
  ) => {
    const { operation, values } = writeChecks(named, select);
    return graphql(operation, values, { ...options, once: true });
  };

  /** One request for all of them. A single one is not named (spec §7.1). */
  const askTogether = async (checks: readonly ClientCheck[], options: ClientCheckOptions) => {
    const aliases = checks.length > 1 ? aliasesFor(checks.map(({ id }) => id)) : new Map([["", 0]]);
    const named = new Map([...aliases].map(([alias, index]) => [alias, checks[index] as ClientCheck]));
    const answer = await ask(named, options);
    const verdicts = new Map<ClientCheck, Verdict | null>();
    for (const [alias, check] of named) {
      const verdict = answer.ok ? readVerdict(answer.data, alias || ROOT) : null;
      const isProposing = verdict?.messages[0]?.code === "login_taken_login_propose";
      verdicts.set(check, isProposing ? { ...verdict, ...(await askProposal(check, options)) } : verdict);
    }
    return verdicts;
  };

  /** Asked for apart and only now: a platform that does not know the field must still check logins (contract B a.7). */
  const askProposal = async (check: ClientCheck, options: ClientCheckOptions) => {
    const answer = await ask(new Map([["", check]]), options, "clientProposedLogin");
    return { proposedLogin: answer.ok ? text(getPath(answer.data, ROOT, "clientProposedLogin")) : "" };
  };

  /** Any `errno` that is not zero is a wrong number (contract B f); no answer is no result. */
  const askBank = async ({ value }: ClientCheck, options: ClientCheckOptions): Promise<Verdict | null> => {
    const address = `/ajax/payments.php?action=verify_iban&bankAccount=${encodeURIComponent(value)}`;
    const answer = await http.get(address, options);
    const errno = answer.ok ? getPath(parseJson(answer.data), "errno") : undefined;
    if (errno === undefined) return null;
    return Number(errno) === 0 ? accepted : wrongIban;
  };

  return async (checks, options = {}) => {
    const together = checks.filter(isChecked);
    const [verdicts, others] = await Promise.all([
      together.length ? askTogether(together, options) : new Map<ClientCheck, Verdict | null>(),
      Promise.all(checks.map((check) => (check.type === "iban" ? askBank(check, options) : accepted))),
    ]);
    return checks.map((check, index) =>
      isChecked(check) ? (verdicts.get(check) ?? null) : (others[index] ?? null),
    );
  };
}

/** Reads one answer; null where it does not hold a list of messages. */
function readVerdict(data: Readonly<Record<string, unknown>>, name: string): Verdict | null {
  const said = getPath(data, name, "messages");
  if (!Array.isArray(said)) return null;
  const messages = said
    .filter(isBag)
    .map(({ code, message }) => ({ code: text(code), message: text(message) }));
  return { messages, clientExists: getPath(data, name, "clientExists") === true };
}
