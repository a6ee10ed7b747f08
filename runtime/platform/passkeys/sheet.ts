/** Runs the browser's part of a ceremony: takes options, and returns the device's signed result, both as JSON. */
import {
  create,
  get,
  parseCreationOptionsFromJSON,
  parseRequestOptionsFromJSON,
} from "@github/webauthn-json/browser-ponyfill";
import type { PlainObject } from "../../base/values";
import { PasskeyDataBroken, PasskeyRefused } from "./errors";

/** Error names for a cancel by the shopper and for an aborted signal; browsers do not distinguish the two. */
const REFUSALS = ["NotAllowedError", "AbortError"];

/** Creates a passkey on the device. @throws PasskeyRefused, PasskeyDataBroken, or the browser's own error */
export const makePasskey = (publicKey: PlainObject, signal: AbortSignal) =>
  withPasskeyErrors(async () => {
    const options = { ...parseCreationOptionsFromJSON({ publicKey } as never), signal };
    return (await create(options)).toJSON();
  });

/** Signs a login on the device. @param mediation `conditional` offers passkeys in the browser's list of suggestions */
export const askForPasskey = (
  publicKey: PlainObject,
  signal: AbortSignal,
  mediation?: CredentialMediationRequirement,
) =>
  withPasskeyErrors(async () => {
    const options = { ...parseRequestOptionsFromJSON({ publicKey } as never), signal };
    return (await get(mediation ? { ...options, mediation } : options)).toJSON();
  });

async function withPasskeyErrors<Signed>(ask: () => Promise<Signed>): Promise<Signed> {
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    if (REFUSALS.includes(name)) throw new PasskeyRefused(error);
    // Browser errors are DOMExceptions; any other error means that the options or the result are malformed.
    throw error instanceof DOMException && name !== "InvalidCharacterError"
      ? error
      : new PasskeyDataBroken(error);
  }
}
