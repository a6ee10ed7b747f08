/** Calls the accounts service: four endpoints that take plain text and return JSON (contract B e). */

import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
} from "@github/webauthn-json/browser-ponyfill";
import { deadline } from "../../base/deadline";
import { encodeJson, parseJson } from "../../base/json";
import { isPlainObject, type PlainObject } from "../../base/values";
import { safeAccountsUrl } from "../../config/accounts-url";
import { toBase64 } from "./encoding";
import {
  PasskeyConnectionError,
  PasskeyDataBroken,
  PasskeyHttpError,
  PasskeyRefused,
  PasskeyServerRefusal,
} from "./errors";

/** The same deadline as for all other requests. */
const DEADLINE_MS = 16_000;

/** The platform's default address. */
const PLATFORMS_OWN = "https://accounts.idosell.com/";

/**
 * Chooses the first configured address, if it may receive credentials: https, or http on localhost. A relative address
 * is refused. A refused address has no fallback, because another service would learn about this shop's customers.
 * @param refuse receives the refused address
 * @returns `null` when the address is refused
 */
export function accountsBase(given: readonly unknown[], refuse?: (address: string) => void): string | null {
  const wanted = given.find((one) => one !== undefined && one !== null && one !== "") ?? PLATFORMS_OWN;
  const address = typeof wanted === "string" ? wanted : typeof wanted;
  const safe = safeAccountsUrl(address);
  if (!safe) refuse?.(address);
  return safe;
}

export type Call = "generateRegisterRequest" | "register" | "generateLoginRequest" | "login";

/**
 * Calls the service. The body is plain text, which needs no CORS preflight; a cookie of the service ties the result of
 * a ceremony to its request.
 * @returns a response whose status is not `error`
 */
export async function askAccounts(
  base: string,
  call: Call,
  sent: string | Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<PlainObject> {
  const url = `${base}webAuthn/${call}.php`;
  const answer = parseJson(await post(url, typeof sent === "string" ? sent : encodeJson(sent), signal));
  if (!isPlainObject(answer)) throw new PasskeyDataBroken();
  if (answer.status === "error") throw new PasskeyServerRefusal(answer.errorMsg, answer.ms);
  return answer;
}

async function post(url: string, body: string, signal?: AbortSignal): Promise<string> {
  const until = deadline(DEADLINE_MS, signal);
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      credentials: "include",
      cache: "no-store",
      redirect: "error", // the credentials are only for this address
      signal: until.signal,
    });
    const { status } = response;
    if (status < 200 || status > 299) throw new PasskeyHttpError(status);
    return await response.text();
  } catch (error) {
    if (error instanceof PasskeyHttpError) throw error;
    throw signal?.aborted ? new PasskeyRefused(error) : new PasskeyConnectionError(url, error);
  } finally {
    until.clear();
  }
}

/** The payload of a signed login, binaries in standard base64. Parts that the device did not provide are `null`. */
export const assertionOf = ({ rawId, response }: AuthenticationResponseJSON, domain: string) => ({
  domain,
  publicKeyCredentialBinRawId: toBase64(rawId),
  clientDataJSONBase64: toBase64(response.clientDataJSON),
  authenticatorDataBase64: toBase64(response.authenticatorData),
  signatureBase64: toBase64(response.signature),
  userHandleBinBase64: toBase64(response.userHandle),
});

/** The payload of a new passkey, binaries in standard base64. Parts that the device did not provide are empty. */
export const attestationOf = ({ response }: RegistrationResponseJSON, userLogin: string, domain: string) => ({
  userLogin,
  domain,
  authenticatorTransportMethods: response.transports ?? [],
  clientDataJSONBase64: toBase64(response.clientDataJSON) ?? "",
  attestationObjectBase64: toBase64(response.attestationObject) ?? "",
});
