/**
 * Emulates the old `WebAuthn` on top of the page's passkeys (contract D 11, B e). The page passes the accounts
 * service's address and the supported browsers. If the code of passkeys cannot be loaded, it behaves as in a browser
 * without passkeys. Ships as its own chunk.
 */
import { asObject } from "../base/values";
import type { Passkeys } from "../contracts/passkeys";
import type { LegacyNeeds } from "./needs";

class NotSupported extends Error {
  override name = "NotSupported";
  /** Distinguishes this error from failures: pages show a message only for failures. */
  readonly code = 1;
}

export const webAuthnFor = ({ platform }: LegacyNeeds) =>
  class WebAuthn {
    readonly checkBrowserSupport: () => Promise<boolean>;
    readonly login: () => ReturnType<Passkeys["login"]>;
    readonly registration: (input: Parameters<Passkeys["register"]>[0]) => Promise<void>;

    constructor(readonly options?: unknown) {
      const { IAIAccountsUrl, supportMac, supportIos, supportSafari, supportOpera } = asObject(options);
      const switches = { mac: supportMac, ios: supportIos, safari: supportSafari, opera: supportOpera };
      const given = Object.entries(switches).filter(([, isOn]) => isOn !== undefined);
      const passkeys = () =>
        platform.passkeys({ accountsUrl: IAIAccountsUrl, switches: Object.fromEntries(given) }).catch(() => {
          throw new NotSupported("Browser not supported.");
        });
      this.checkBrowserSupport = async () => {
        try {
          return await (await passkeys()).supported();
        } catch {
          return false;
        }
      };
      this.login = async () => (await passkeys()).login();
      this.registration = async (input) => (await passkeys()).register(input);
    }
  };
