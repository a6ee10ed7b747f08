// @vitest-environment page
/** `WebAuthn` of the old bundle, on top of the page's passkeys. */
import { describe, expect, it, vi } from "vitest";
import type { PasskeyOptions, Passkeys } from "../../../runtime/contracts/passkeys";
import type { LegacyNeeds } from "../../../runtime/legacy/needs";
import { webAuthnFor } from "../../../runtime/legacy/passkeys";

const keys = (own: Partial<Passkeys> = {}): Passkeys => ({
  supported: async () => true,
  prepare: async () => true,
  login: async () => ({ status: "success", login: "anna" }),
  register: async () => {},
  autofill: async () => null,
  ...own,
});

function make(options: unknown, given: () => Promise<Passkeys> = async () => keys()) {
  const passkeys = vi.fn((_: PasskeyOptions) => given());
  const WebAuthn = webAuthnFor({ platform: { passkeys } } as unknown as LegacyNeeds);
  return { handle: new WebAuthn(options), asked: () => passkeys.mock.calls.map(([one]) => one), passkeys };
}

describe("the page's options", () => {
  it("are the accounts service's address and the supported browsers; absent ones keep the shop's own", async () => {
    const { handle, asked } = make({
      IAIAccountsUrl: "https://accounts.test/",
      supportMac: true,
      supportOpera: false,
    });
    await handle.checkBrowserSupport();
    expect(asked()).toEqual([
      { accountsUrl: "https://accounts.test/", switches: { mac: true, opera: false } },
    ]);
  });

  it.each([undefined, null, "x", 7])("may be %j", async (options) => {
    const { handle, asked } = make(options);
    expect(await handle.checkBrowserSupport()).toBe(true);
    expect(asked()).toEqual([{ accountsUrl: undefined, switches: {} }]);
  });
});

describe("a page", () => {
  it("loads no code of passkeys until it asks for them", () => {
    expect(make({}).passkeys).not.toHaveBeenCalled();
  });

  it("gets the signed-in customer", async () =>
    expect(await make({}).handle.login()).toEqual({ status: "success", login: "anna" }));

  it("passes the registration's input on", async () => {
    const register = vi.fn(async () => {});
    const input = { userLogin: "anna", authorizeToken: "token" };
    await make({}, async () => keys({ register })).handle.registration(input);
    expect(register).toHaveBeenCalledExactlyOnceWith(input);
  });

  it("gets the failure of a ceremony unchanged", async () => {
    const failure = new Error("refused");
    const { handle } = make({}, async () => keys({ login: () => Promise.reject(failure) }));
    await expect(handle.login()).rejects.toBe(failure);
  });
});

describe("when the code of passkeys cannot be loaded", () => {
  const lost = () => make({}, () => Promise.reject(new Error("lost"))).handle;

  it("the browser counts as one without support", async () =>
    expect(await lost().checkBrowserSupport()).toBe(false));

  it("login and registration fail with code 1, by which pages show no message", async () => {
    const fault = { name: "NotSupported", code: 1, message: "Browser not supported." };
    await expect(lost().login()).rejects.toMatchObject(fault);
    await expect(lost().registration({ userLogin: "a", authorizeToken: "b" })).rejects.toMatchObject(fault);
  });
});
