/** The accounts service: four addresses that take a text and answer JSON (spec §7.4, contract B e). */
import { encodeJson, parseJson } from "../../base/json";
import { isBag, type PlainObject } from "../../base/values";
import {
  PasskeyConnectionError,
  PasskeyDataBroken,
  PasskeyHttpError,
  PasskeyRefused,
  PasskeyServerRefusal,
} from "./errors";

/** As for every request of ours. */
const DEADLINE_MS = 16_000;

/** Where the platform has it. */
const PLATFORMS_OWN = "https://accounts.idosell.com/";

/**
 * The first address that is given, if credentials may be sent there: by https, or to this machine. Never the page's address.
 * An address that is refused is not replaced by another service, which would be asked about this shop's customers.
 * @param refuse is told the address that was refused
 * @returns null where the address is refused
 */
export function accountsBase(given: readonly unknown[], refuse?: (address: string) => void): string | null {
  const wanted = given.find((one) => one !== undefined && one !== null && one !== "") ?? PLATFORMS_OWN;
  const address = typeof wanted === "string" ? wanted : typeof wanted;
  try {
    const { protocol, hostname, username, origin, pathname } = new URL(address);
    const isOwnMachine = protocol === "http:" && /(^|\.)localhost$/.test(hostname);
    if ((protocol === "https:" || isOwnMachine) && !username) return origin + pathname.replace(/\/?$/, "/");
  } catch {
    // a path, or no address at all
  }
  refuse?.(address);
  return null;
}

export type Call = "generateRegisterRequest" | "register" | "generateLoginRequest" | "login";

/**
 * Asks the service. What is sent is plain text, which browsers send to another origin without asking it first; a cookie of the
 * service's own ties the result to its request.
 * @returns an answer whose status is not `error`
 */
export async function askAccounts(
  base: string,
  call: Call,
  sent: string | Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<PlainObject> {
  const url = `${base}webAuthn/${call}.php`;
  const answer = parseJson(await post(url, typeof sent === "string" ? sent : encodeJson(sent), signal));
  if (!isBag(answer)) throw new PasskeyDataBroken();
  if (answer.status === "error") throw new PasskeyServerRefusal(answer.errorMsg, answer.ms);
  return answer;
}

async function post(url: string, body: string, signal?: AbortSignal): Promise<string> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, DEADLINE_MS);
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      credentials: "include",
      cache: "no-store",
      redirect: "error", // what is sent is for this address alone
      signal: abort.signal,
    });
    const { status } = response;
    if (status < 200 || status > 299) throw new PasskeyHttpError(status);
    return await response.text();
  } catch (error) {
    if (error instanceof PasskeyHttpError) throw error;
    throw signal?.aborted ? new PasskeyRefused(error) : new PasskeyConnectionError(url, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
