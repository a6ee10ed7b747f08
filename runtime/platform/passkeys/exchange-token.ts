/** Exchanges the accounts service's token for a session in the shop, the last step of a login (contract B b.2). */
import { withQuery } from "../../base/endpoint";
import { asObject } from "../../base/values";
import type { GraphqlOperation } from "../../contracts/graphql";
import type { SignedIn } from "../../contracts/passkeys";
import type { Platform } from "../../contracts/platform";
import { PasskeyConnectionError, PasskeyDataBroken, PasskeyHttpError, PasskeyTokenInvalid } from "./errors";

const operation: GraphqlOperation = {
  suffix: "?mutation=loginByToken",
  document: "mutation Login($token: String!) { loginByIAIAccountsToken(token: $token) { status login } }",
};

/**
 * Signs in. A token is valid only once, so the request is not retried, and takes no abort signal.
 * @param url the shop's GraphQL endpoint, for the error message
 * @throws PasskeyError, also when the shop does not confirm success
 */
export async function exchangeToken(
  token: unknown,
  graphql: Platform["graphql"],
  url: string,
): Promise<SignedIn> {
  if (!token || typeof token !== "string") throw new PasskeyTokenInvalid();
  const answer = await graphql(operation, { token }, { once: true });
  if (!answer.ok) {
    if (answer.kind === "status") throw new PasskeyHttpError(answer.status ?? 0);
    if (answer.kind === "format") throw new PasskeyDataBroken();
    if (answer.kind === "graphql") throw new PasskeyTokenInvalid();
    throw new PasskeyConnectionError(withQuery(url, operation.suffix));
  }
  const { status, login } = asObject(answer.data.loginByIAIAccountsToken);
  if (status !== "success") throw new PasskeyTokenInvalid();
  return { status, login: typeof login === "string" ? login : "" };
}
