/** Runs the browser's part of a ceremony: takes options, and returns the device's signed result, both as JSON. */
import {
  create,
  get,
  parseCreationOptionsFromJSON,
  parseRequestOptionsFromJSON,
} from "@github/webauthn-json/browser-ponyfill";
import { asObject, type PlainObject } from "../../base/values";
import { toBase64 } from "./encoding";
import { PasskeyDataBroken, PasskeyRefused } from "./errors";

/** Error names for a cancel by the shopper and for an aborted signal; browsers do not distinguish the two. */
const REFUSALS = ["NotAllowedError", "AbortError"];
/** Malformed binaries, to `atob` and to the browser's own parser. */
const MALFORMED = ["InvalidCharacterError", "EncodingError"];
/** Milliseconds in which no person can read and cancel a sheet. */
const AT_ONCE_MS = 300;

/** Creates a passkey on the device. @throws PasskeyRefused, PasskeyDataBroken, or the browser's own error */
export const makePasskey = (publicKey: PlainObject, signal: AbortSignal) =>
  withPasskeyErrors(signal, async () => {
    const parsed = parse("parseCreationOptionsFromJSON", publicKey, (json) =>
      parseCreationOptionsFromJSON(json as never),
    );
    const made = await create({ publicKey: parsed as never, signal });
    return browsersJson(made) ?? made.toJSON();
  });

/** Signs a login on the device. @param mediation `conditional` offers passkeys in the browser's list of suggestions */
export const askForPasskey = (
  publicKey: PlainObject,
  signal: AbortSignal,
  mediation?: CredentialMediationRequirement,
) =>
  withPasskeyErrors(signal, async () => {
    const parsed = parse("parseRequestOptionsFromJSON", publicKey, (json) =>
      parseRequestOptionsFromJSON(json as never),
    );
    const made = await get({ publicKey: parsed as never, signal, ...(mediation && { mediation }) });
    return browsersJson(made) ?? made.toJSON();
  });

/**
 * Parses options by the browser, which knows every member that it supports; by the package where the browser cannot.
 * The package's fixed list lacks `hints`, `attestationFormats` and most extensions, so what is missing is copied.
 */
function parse(
  name: "parseCreationOptionsFromJSON" | "parseRequestOptionsFromJSON",
  json: PlainObject,
  byPackage: (options: { publicKey: PlainObject }) => { publicKey?: object },
): object {
  const parsed: PlainObject = byBrowser(name, json) ?? asObject(byPackage({ publicKey: json }).publicKey);
  const { extensions } = json;
  return {
    ...json,
    ...parsed,
    ...(extensions != null && {
      extensions: { ...asObject(bytesIn(extensions, "")), ...asObject(parsed.extensions) },
    }),
  };
}

/** `null` in browsers without the function, and for options that only the package reads, such as padded base64. */
function byBrowser(name: string, json: PlainObject): PlainObject | null {
  try {
    const { PublicKeyCredential } = window;
    return asObject(
      (Reflect.get(PublicKeyCredential, name) as (of: unknown) => unknown).call(PublicKeyCredential, json),
    );
  } catch {
    return null;
  }
}

/** Extensions that hold bytes (WebAuthn Level 3, 10.1; CTAP 2.1, 12). */
const BYTES = /^\.(prf\.(eval|evalByCredential\.[^.]+)\.(first|second)|largeBlob\.write|credBlob)$/;

function bytesIn(value: unknown, path: string): unknown {
  if (typeof value === "string")
    return BYTES.test(path)
      ? Uint8Array.from(atob(toBase64(value) ?? ""), (one) => one.charCodeAt(0))
      : value;
  if (!value || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, bytesIn(part, `${path}.${key}`)]),
  );
}

/** The result as the browser writes it; `null` for a password manager's own object, which the browser does not know. */
function browsersJson<Made extends { toJSON(): unknown }>(made: Made): ReturnType<Made["toJSON"]> | null {
  try {
    const { toJSON } = window.PublicKeyCredential.prototype;
    return toJSON.call(made) as ReturnType<Made["toJSON"]>;
  } catch {
    return null;
  }
}

async function withPasskeyErrors<Signed>(signal: AbortSignal, ask: () => Promise<Signed>): Promise<Signed> {
  const since = performance.now();
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    if (REFUSALS.includes(name))
      throw new PasskeyRefused(error, !signal.aborted && performance.now() - since < AT_ONCE_MS);
    // Browser errors are DOMExceptions; any other error means that the options or the result are malformed.
    throw error instanceof DOMException && !MALFORMED.includes(name) ? error : new PasskeyDataBroken(error);
  }
}
