/** Whether this browser may sign in by passkeys (contract B e, spec §9), in the platform's order of tests. */
import { device } from "../../page/device";

/** Which browsers the shop lets do it: `mac`, `ios`, `safari`, `opera`. Only `false` switches one off. */
export type Switches = Readonly<Record<string, unknown>>;

const FIRST_SAFARI = 15;

/** Never rejects. */
export async function isSupported(switches: Switches): Promise<boolean> {
  try {
    return (await hasAuthenticator()) && isAllowed(switches);
  } catch {
    return false; // a browser that forbids even the question
  }
}

/** The device has one of its own that knows the shopper: a fingerprint, a face, a code. */
async function hasAuthenticator(): Promise<boolean> {
  const { fetch, PublicKeyCredential } = window;
  return (
    !!fetch &&
    !!navigator.credentials?.create &&
    (await PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.()) === true
  );
}

/** Whether neither a switch nor its age keeps this browser out. */
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

/** Pages write on `<html>` which browser they take it for, and take Opera on iOS for Safari. */
function isOpera(): boolean {
  const { browser } = document.documentElement.dataset;
  return browser === "Opera" || /\bOP\w*\//.test(navigator.userAgent);
}

/** NaN where nothing says it: such a one is supported. */
function safariVersion(): number {
  const said = document.documentElement.dataset.browserVersion;
  return Number.parseInt(said ?? /Version\/(\d+)/.exec(navigator.userAgent)?.[1] ?? "", 10);
}
