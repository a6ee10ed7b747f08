/** Signing in and registering by passkeys: a device that really signs, and an accounts service that really verifies. */
import "../in-a-window";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PasskeyOptions, Passkeys } from "../../../runtime/contracts/passkeys";
import { eventually } from "../eventually";
import { contextOf } from "../island-context";
import { openShop, SHOPPER } from "../open-page";
import { type Authenticator, plugIn } from "./authenticator";

const street = openShop();
const chunks = {
  passkeys: () => import("../../../runtime/platform/passkeys"),
  faults: () => import("../../../runtime/islands/faults"),
  "after-login": () => import("../../../islands/signin-views/after-login"),
  "refresh-header": () => import("../../../runtime/visit/refresh-header"),
  visit: () => import("../../../runtime/visit"),
  "visit-arrival": () => import("../../../runtime/visit/run-visit"),
};

let device: Authenticator;
beforeEach(() => {
  device = plugIn();
});
afterEach(() => {
  vi.restoreAllMocks();
  device.remove();
});

/** The page's passkeys. */
async function open(options?: PasskeyOptions): Promise<Passkeys> {
  const page = await street.open("/text-page", { chunks });
  return (await contextOf(page)).platform.passkeys(options);
}
/** Anna's device has a passkey. */
async function openWithKey(): Promise<Passkeys> {
  const keys = await open();
  await register(keys);
  device.sheets.length = 0;
  return keys;
}
const register = (keys: Passkeys, signal?: AbortSignal) => {
  street.shop.codes.tokens.set("proof", "anna");
  return keys.register({ userLogin: "anna", authorizeToken: "proof" }, { signal });
};
/** The calls of the accounts service so far, by their names. */
const asked = (name = "") =>
  street.shop.requests
    .flatMap(({ path }) => /webAuthn\/(\w+)\.php/.exec(path)?.[1] ?? [])
    .filter((call) => call.startsWith(name));
const customer = () => street.shop.visitors.of(SHOPPER).customer;
const exchanges = () => street.shop.requests.filter(({ query }) => query.mutation === "loginByToken");

describe("a registration", () => {
  it("makes a key on the device, which the service accepts for the shopper's account", async () => {
    const keys = await open();
    await register(keys);
    expect(device.sheets).toEqual(["create"]);
    expect([...street.shop.accounts.keys.values()].map(({ userLogin }) => userLogin)).toEqual(["anna"]);
  });

  it.each([
    [{ authorizeToken: "proof" }, '"userLogin" is required.'],
    [{ userLogin: "anna" }, /^"authorizeToken" is required\./],
    [null, '"userLogin" is required.'],
  ])("without a part of its input asks nobody: %j", async (input, message) => {
    const keys = await open();
    await expect(keys.register(input as never)).rejects.toMatchObject({
      kind: "input",
      message: expect.stringMatching(message),
    });
    expect([asked(), device.sheets]).toEqual([[], []]);
  });

  it("with a used-up token fails with the service's own words", async () => {
    const keys = await open();
    await expect(keys.register({ userLogin: "anna", authorizeToken: "used" })).rejects.toMatchObject({
      kind: "server",
      message: "Kod autoryzacji jest niepoprawny lub wygasł.",
    });
    expect(device.sheets).toEqual([]);
  });

  it("passes on the browser's own error, by which the page knows that the device has a key already", async () => {
    const keys = await open();
    device.gesture = new DOMException("known", "InvalidStateError");
    await expect(register(keys)).rejects.toBe(device.gesture);
    expect(asked("register")).toEqual([]);
  });
});

describe("a sign-in", () => {
  it("signs the shopper in, in the shop and on the page", async () => {
    const keys = await openWithKey();
    expect(await keys.login()).toEqual({ status: "success", login: "anna" });
    expect([device.sheets, customer()]).toEqual([["get"], "anna"]);
  });

  it.each(["bare", "object"] as const)("reads the service's options in the form %s", async (accountsData) => {
    const keys = await openWithKey();
    street.shop.config.accountsData = accountsData;
    expect(await keys.login()).toMatchObject({ login: "anna" });
  });

  it("that two callers start at once opens one sheet, and exchanges one token", async () => {
    const keys = await openWithKey();
    const both = await Promise.all([keys.login(), keys.login()]);
    expect(both.map(({ login }) => login)).toEqual(["anna", "anna"]);
    expect([device.sheets, exchanges().length]).toEqual([["get"], 1]);
  });

  it("with a key that the service does not know fails with the service's words", async () => {
    const keys = await openWithKey();
    street.shop.accounts.keys.clear();
    await expect(keys.login()).rejects.toMatchObject({
      kind: "server",
      message: "Nie znamy tego urządzenia.",
    });
    expect([exchanges(), customer()]).toEqual([[], null]);
  });

  it("whose token the shop does not accept fails, and signs nobody in", async () => {
    const keys = await openWithKey();
    const held = street.shop.faults.hold("accounts", /login\.php/);
    const login = keys.login();
    await held.arrived();
    street.shop.accounts.expire();
    held.release();
    await expect(login).rejects.toMatchObject({ kind: "token" });
    expect(customer()).toBeNull();
  });

  it("exchanges its token once, although the shop answers with an error, because a token is good for one use", async () => {
    const keys = await openWithKey();
    street.shop.faults.set("graphql", "503");
    await expect(keys.login()).rejects.toMatchObject({ kind: "status", message: "HTTP error! status: 503" });
    expect(exchanges()).toHaveLength(1);
  });

  it.each([
    ["500-html", "status"],
    ["reset", "connection"],
    ["200-html", "data"],
    ["array", "data"],
    ["null", "data"],
  ] as const)("on a service that answers %s fails as %s, without a sheet", async (fault, kind) => {
    const keys = await open();
    street.shop.faults.set("accounts", fault);
    await expect(keys.login()).rejects.toMatchObject({ kind });
    expect(device.sheets).toEqual([]);
  });
});

describe("a shopper who cancels the sheet", () => {
  it("is told nothing, and nothing is sent to the service", async () => {
    const keys = await openWithKey();
    device.gesture = "cancel";
    await expect(keys.login()).rejects.toMatchObject({ kind: "refused" });
    expect([asked("login"), exchanges()]).toEqual([[], []]);
  });

  it("is told apart from a browser that refuses before a person could", async () => {
    const keys = await openWithKey();
    device.gesture = "refuse";
    await expect(keys.login()).rejects.toMatchObject({ kind: "refused", isAtOnce: true });
    device.gesture = new DOMException("busy", "AbortError");
    await expect(keys.login()).rejects.toMatchObject({ kind: "refused", isAtOnce: true });
    device.gesture = "cancel";
    await expect(keys.login()).rejects.toMatchObject({ kind: "refused", isAtOnce: false });
    device.gesture = "hang";
    const leaving = new AbortController();
    const left = keys.login({ signal: leaving.signal });
    await eventually(() => expect(device.sheets.length).toBe(4));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ kind: "refused", isAtOnce: false });
  });

  it("may try again with the same options, so that the sheet opens during the press", async () => {
    const keys = await openWithKey();
    device.gesture = "cancel";
    await keys.login().catch(() => {});
    device.gesture = "confirm";
    await keys.login();
    expect(asked("generateLogin")).toHaveLength(1);
  });
});

describe("options", () => {
  it("that were prepared are used by the press, and once only", async () => {
    const keys = await openWithKey();
    expect(await keys.prepare("login")).toBe(true);
    await keys.login();
    expect(asked("generateLogin")).toHaveLength(1);
    await keys.login();
    expect(asked("generateLogin")).toHaveLength(2);
  });

  it("are fetched anew when the device has failed, because the challenge may be used up", async () => {
    const keys = await openWithKey();
    device.gesture = new DOMException("broken", "UnknownError");
    await keys.login().catch(() => {});
    device.gesture = "confirm";
    await keys.login();
    expect(asked("generateLogin")).toHaveLength(2);
  });

  it("are fetched anew after four minutes, because the service drops its challenge", async () => {
    const keys = await openWithKey();
    await keys.prepare("login");
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 4 * 60_000);
    await keys.login();
    expect(asked("generateLogin")).toHaveLength(2);
  });

  it("that do not arrive are no error before the press, which asks again", async () => {
    const keys = await openWithKey();
    street.shop.faults.set("accounts", "500-html");
    expect(await keys.prepare("login")).toBe(false);
    street.shop.faults.clear();
    expect(await keys.login()).toMatchObject({ login: "anna" });
  });

  it("of a registration are not fetched without its token", async () => {
    const keys = await open();
    expect(await keys.prepare("register")).toBe(false);
    expect(asked()).toEqual([]);
  });
});

describe("a caller who leaves", () => {
  it("ends the ceremony: the sheet closes, and nothing is sent to the service", async () => {
    const keys = await openWithKey();
    device.gesture = "hang";
    const leaving = new AbortController();
    const login = keys.login({ signal: leaving.signal });
    await eventually(() => expect(device.sheets).toEqual(["get"]));
    leaving.abort();
    await expect(login).rejects.toMatchObject({ kind: "refused" });
    expect(asked("login")).toEqual([]);
  });

  it("before the options arrive sees no sheet", async () => {
    const keys = await openWithKey();
    const held = street.shop.faults.hold("accounts");
    const leaving = new AbortController();
    const login = keys.login({ signal: leaving.signal });
    await held.arrived();
    leaving.abort();
    await expect(login).rejects.toMatchObject({ kind: "refused" });
    held.release();
    expect(device.sheets).toEqual([]);
  });
});

describe("a browser or a shop without passkeys", () => {
  it("fails as unsupported with code 1, and asks nobody", async () => {
    const keys = await open();
    device.remove();
    expect([await keys.supported(), await keys.prepare("login")]).toEqual([false, false]);
    await expect(keys.login()).rejects.toMatchObject({ kind: "unsupported", code: 1 });
    await expect(register(keys)).rejects.toMatchObject({ kind: "unsupported" });
    expect(asked()).toEqual([]);
  });

  it("sends nothing to an address that is not safe, and warns the theme designer", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const keys = await open({ accountsUrl: "http://evil.example/" });
    expect(await keys.supported()).toBe(false);
    await expect(keys.login()).rejects.toMatchObject({ kind: "unsupported" });
    await eventually(() =>
      expect(warned.mock.calls.join()).toContain('"http://evil.example/" does not begin with https://'),
    );
    expect(asked()).toEqual([]);
  });
});

describe("suggestions in a field", () => {
  it("sign in the shopper who chooses one", async () => {
    const keys = await openWithKey();
    const { signal } = new AbortController();
    expect(await keys.autofill({ signal })).toEqual({ status: "success", login: "anna" });
    expect([device.sheets, customer()]).toEqual([["conditional"], "anna"]);
  });

  it.each(["cancel", "hang"] as const)(
    "end silently when the shopper does not choose: %s",
    async (gesture) => {
      const keys = await openWithKey();
      device.gesture = gesture;
      const leaving = new AbortController();
      const chosen = keys.autofill({ signal: leaving.signal });
      await eventually(() => expect(device.sheets).toEqual(["conditional"]));
      leaving.abort();
      expect(await chosen).toBeNull();
    },
  );

  it("are no error when no options arrive", async () => {
    const keys = await open();
    street.shop.faults.set("accounts", "500-html");
    expect(await keys.autofill({ signal: new AbortController().signal })).toBeNull();
    expect(device.sheets).toEqual([]);
  });

  it("show the fault once the shopper has chosen", async () => {
    const keys = await openWithKey();
    street.shop.accounts.keys.clear();
    await expect(keys.autofill({ signal: new AbortController().signal })).rejects.toMatchObject({
      kind: "server",
    });
  });

  it("end when a button starts a sign-in, which gets the only sheet", async () => {
    const keys = await openWithKey();
    device.gesture = "hang";
    const suggested = keys.autofill({ signal: new AbortController().signal });
    await eventually(() => expect(device.sheets).toEqual(["conditional"]));
    device.gesture = "confirm";
    expect(await keys.login()).toMatchObject({ login: "anna" });
    expect(await suggested).toBeNull();
  });

  it("do not exist in a browser without them", async () => {
    const keys = await openWithKey();
    Reflect.set(Reflect.get(window, "PublicKeyCredential"), "isConditionalMediationAvailable", () => {
      throw new TypeError("broken");
    });
    expect(await keys.autofill({ signal: new AbortController().signal })).toBeNull();
    expect(device.sheets).toEqual([]);
  });
});
