/** The browser's part of a ceremony: options in, what the device signed out, both as the package writes them. */
import {
  create,
  get,
  parseCreationOptionsFromJSON,
  parseRequestOptionsFromJSON,
} from "@github/webauthn-json/browser-ponyfill";
import type { PlainObject } from "../../base/values";
import { PasskeyDataBroken, PasskeyRefused } from "./errors";

/** What the shopper's no is called, and the end of the signal: the browser does not say which. */
const REFUSALS = ["NotAllowedError", "AbortError"];

/** Has the device make a passkey. @throws PasskeyRefused, PasskeyDataBroken, or the browser's own error */
export const makePasskey = (publicKey: PlainObject, signal: AbortSignal) =>
  told(async () => {
    const options = { ...parseCreationOptionsFromJSON({ publicKey } as never), signal };
    return (await create(options)).toJSON();
  });

/** Has the device sign in. @param mediation `conditional`: in the browser's list of suggestions */
export const askForPasskey = (
  publicKey: PlainObject,
  signal: AbortSignal,
  mediation?: CredentialMediationRequirement,
) =>
  told(async () => {
    const options = { ...parseRequestOptionsFromJSON({ publicKey } as never), signal };
    return (await get(mediation ? { ...options, mediation } : options)).toJSON();
  });

async function told<Signed>(ask: () => Promise<Signed>): Promise<Signed> {
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    if (REFUSALS.includes(name)) throw new PasskeyRefused(error);
    // The browser's own errors are DOMExceptions; anything else says that the options, or what came of them, lack something.
    throw error instanceof DOMException && name !== "InvalidCharacterError"
      ? error
      : new PasskeyDataBroken(error);
  }
}
