/** Chunk `client-data`: asks the platform to validate a shopper's data. Few pages load it. */

import { besideAjax } from "../../base/endpoint";
import { parseJson } from "../../base/json";
import { getPath, isPlainObject, text } from "../../base/values";
import type { CheckClientData, ClientCheck, ClientCheckOptions, Verdict } from "../../contracts/client-data";
import type { Platform } from "../../contracts/platform";
import { aliasesFor } from "../graphql/aliases";
import type { Http } from "../transport/http";
import { isChecked, writeChecks } from "./documents";

const ROOT = "validateClientData";
const accepted: Verdict = { messages: [] };
const wrongIban: Verdict = { messages: [{ code: "incorrect_iban", message: "" }] };

/** @param ajaxUrl returns the address of get.php, beside which `payments.php` is */
export function makeChecks(http: Http, graphql: Platform["graphql"], ajaxUrl: () => string): CheckClientData {
  const ask = async (
    named: ReadonlyMap<string, ClientCheck>,
    options: ClientCheckOptions,
    select?: string,
  ) => {
    const { operation, values } = writeChecks(named, select);
    return graphql(operation, values, { ...options, once: true });
  };

  /** Sends one request for all checks. A single check gets no alias. */
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

  /** A separate request: a platform without this field must still check logins (contract B a.7). */
  const askProposal = async (check: ClientCheck, options: ClientCheckOptions) => {
    const answer = await ask(new Map([["", check]]), options, "clientProposedLogin");
    return { proposedLogin: answer.ok ? text(getPath(answer.data, ROOT, "clientProposedLogin")) : "" };
  };

  /** Any `errno` other than zero means a wrong number (contract B f). A failed request gives no result. */
  const askBank = async ({ value }: ClientCheck, options: ClientCheckOptions): Promise<Verdict | null> => {
    const file = `payments.php?action=verify_iban&bankAccount=${encodeURIComponent(value)}`;
    const answer = await http.get(besideAjax(ajaxUrl(), file), options);
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

/** Reads one field of the response; `null` when it contains no list of messages. */
function readVerdict(data: Readonly<Record<string, unknown>>, name: string): Verdict | null {
  const received = getPath(data, name, "messages");
  if (!Array.isArray(received)) return null;
  const messages = received
    .filter(isPlainObject)
    .map(({ code, message }) => ({ code: text(code), message: text(message) }));
  return { messages, clientExists: getPath(data, name, "clientExists") === true };
}
