/**
 * The old `WebAuthn` over the page's passkeys (contract D 11, B e). Its options are the page's own: the accounts service's
 * address, and which browsers may. Where the code of passkeys cannot be had, it is as in a browser that has none. A chunk
 * of its own.
 */
import { bag } from "../base/values";
import type { Passkeys } from "../contracts/passkeys";
import type { CompatNeeds } from "./needs";

class NotSupported extends Error {
  override name = "NotSupported";
  /** By which pages tell it from a failure, of which they speak. */
  readonly code = 1;
}

export const webAuthnFor = ({ platform }: CompatNeeds) =>
  class WebAuthn {
    readonly checkBrowserSupport: () => Promise<boolean>;
    readonly login: () => ReturnType<Passkeys["login"]>;
    readonly registration: (input: Parameters<Passkeys["register"]>[0]) => Promise<void>;

    constructor(readonly options?: unknown) {
      const { IAIAccountsUrl, supportMac, supportIos, supportSafari, supportOpera } = bag(options);
      const switches = { mac: supportMac, ios: supportIos, safari: supportSafari, opera: supportOpera };
      const said = Object.entries(switches).filter(([, isOn]) => isOn !== undefined);
      const passkeys = () =>
        platform.passkeys({ accountsUrl: IAIAccountsUrl, switches: Object.fromEntries(said) }).catch(() => {
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
