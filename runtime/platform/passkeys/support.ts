/** Decides whether this browser may use passkeys, in the platform's order of tests (contract B e). */
import { device } from "../../page/device";

/** The shop's switches: `mac`, `ios`, `safari`, `opera`. Only `false` turns passkeys off. */
export type Switches = Readonly<Record<string, unknown>>;

const FIRST_SAFARI = 15;

/** Never rejects. */
export async function isSupported(switches: Switches): Promise<boolean> {
  try {
    return (await hasAuthenticator()) && isAllowed(switches);
  } catch {
    return false; // some browsers throw on the question itself
  }
}

/** Whether the device has a built-in authenticator that verifies the user: by fingerprint, face or PIN. */
async function hasAuthenticator(): Promise<boolean> {
  const { fetch, PublicKeyCredential } = window;
  return (
    !!fetch &&
    !!navigator.credentials?.create &&
    (await PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) === true
  );
}

/** Whether the switches and the minimum Safari version admit this browser. */
export function isAllowed(switches: Switches): boolean {
  const { isMac, isIos, isSafari } = device();
  const is: Readonly<Record<string, boolean>> = {
    mac: isMac,
    ios: isIos,
    safari: isSafari,
    opera: isOpera(),
  };
  if (Object.entries(is).some(([name, applies]) => applies && switches[name] === false)) return false;
  return !isSafari || !(safariVersion() < FIRST_SAFARI);
}

/** Pages write the detected browser on `<html>`, but take Opera on iOS for Safari, so the user agent is tested too. */
function isOpera(): boolean {
  const { browser } = document.documentElement.dataset;
  return browser === "Opera" || /\bOP\w*\//.test(navigator.userAgent);
}

/** `NaN` when the version is unknown; such a Safari counts as supported. */
function safariVersion(): number {
  const version = document.documentElement.dataset.browserVersion;
  return Number.parseInt(version ?? /Version\/(\d+)/.exec(navigator.userAgent)?.[1] ?? "", 10);
}
