/** The last step of a login: the accounts service's token becomes a session in the shop (spec §7.5, contract B b.2). */
import { bag } from "../../base/values";
import type { GraphqlOperation } from "../../contracts/graphql";
import type { SignedIn } from "../../contracts/passkeys";
import type { Platform } from "../../contracts/platform";
import { PasskeyConnectionError, PasskeyDataBroken, PasskeyHttpError, PasskeyTokenInvalid } from "./errors";

const operation: GraphqlOperation = {
  suffix: "?mutation=loginByToken",
  document: "mutation Login($token: String!) { loginByIAIAccountsToken(token: $token) { status login } }",
};

/**
 * Signs in. A token is good once: it is sent once, and goes on when its caller has gone.
 * @param url of the shop's GraphQL, for the error that names it
 * @throws PasskeyError, also where the shop does not say that it went well
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
    throw new PasskeyConnectionError(url + operation.suffix);
  }
  const { status, login } = bag(answer.data.loginByIAIAccountsToken);
  if (status !== "success") throw new PasskeyTokenInvalid();
  return { status, login: typeof login === "string" ? login : "" };
}
