// @vitest-environment page
/** Which browsers may sign in with passkeys (contract B e). */
import { afterEach, describe, expect, it, vi } from "vitest";
import { isAllowed, isSupported } from "../../../runtime/platform/passkeys/support";

interface Browser {
  readonly userAgent: string;
  readonly vendor?: string;
  readonly platform?: string;
  /** Attributes that the page has set on `<html>`. */
  readonly said?: Readonly<Record<string, string>>;
}

const apple = "Apple Computer, Inc.";
const browsers = {
  chrome: {
    userAgent: "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36",
    vendor: "Google Inc.",
  },
  firefox: {
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    vendor: "",
  },
  chromeOnMac: {
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0 Safari/537.36",
    vendor: "Google Inc.",
    platform: "MacIntel",
  },
  safari: {
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15",
    vendor: apple,
    platform: "MacIntel",
  },
  safari14: {
    userAgent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/14.1 Safari/605.1.15",
    vendor: apple,
    platform: "MacIntel",
  },
  safariSaysItself14: {
    userAgent: "AppleWebKit/605.1.15 Safari/605.1.15",
    vendor: apple,
    said: { browser: "Safari", browserVersion: "14" },
  },
  safariOfUnknownAge: { userAgent: "AppleWebKit/605.1.15 Safari/605.1.15", vendor: apple },
  iphone: {
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1",
    vendor: apple,
    platform: "iPhone",
  },
  chromeOnIphone: {
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) CriOS/130.0 Mobile Safari/604.1",
    vendor: apple,
    platform: "iPhone",
  },
  opera: {
    userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/129.0 Safari/537.36 OPR/114.0",
    vendor: "Google Inc.",
  },
  operaByPage: {
    userAgent: "Mozilla/5.0",
    vendor: "Google Inc.",
    said: { browser: "Opera", browserVersion: "12" },
  },
} satisfies Record<string, Browser>;

function be({ userAgent, vendor = "", platform = "", said = {} }: Browser): void {
  vi.stubGlobal("navigator", { ...navigator, userAgent, vendor, platform, credentials: { create() {} } });
  Object.assign(document.documentElement.dataset, said);
}
function haveDevice(answer: unknown): void {
  vi.stubGlobal("PublicKeyCredential", {
    isUserVerifyingPlatformAuthenticatorAvailable: async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const key of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[key];
});

describe("by the shop's switches", () => {
  it.each<[keyof typeof browsers, readonly string[]]>([
    ["chrome", []],
    ["firefox", []],
    ["chromeOnMac", ["mac"]],
    ["safari", ["mac", "safari"]],
    ["safariOfUnknownAge", ["safari"]],
    ["iphone", ["ios", "safari", "mac"]],
    ["chromeOnIphone", ["ios", "mac"]],
    ["opera", ["opera"]],
    ["operaByPage", ["opera"]],
  ])("%s is excluded by %j alone", (name, by) => {
    be(browsers[name]);
    expect(isAllowed({})).toBe(true);
    for (const one of ["mac", "ios", "safari", "opera"]) {
      expect(isAllowed({ [one]: false }), one).toBe(!by.includes(one));
      for (const on of [true, undefined, null, 0, "false"]) expect(isAllowed({ [one]: on })).toBe(true);
    }
  });

  it("Safari below 15 is always excluded", () => {
    for (const name of ["safari14", "safariSaysItself14"] as const) {
      be(browsers[name]);
      expect(isAllowed({ safari: true }), name).toBe(false);
      document.documentElement.removeAttribute("data-browser");
      document.documentElement.removeAttribute("data-browser-version");
    }
  });
});

describe("by the browser's features", () => {
  it("a platform authenticator that verifies the user is required", async () => {
    be(browsers.chrome);
    expect(await isSupported({})).toBe(false);
    for (const [answer, expected] of [
      [true, true],
      [false, false],
      ["yes", false],
      [new Error("asked too often"), false],
    ]) {
      haveDevice(answer);
      expect(await isSupported({}), String(answer)).toBe(expected);
    }
  });

  it("`fetch` and `navigator.credentials.create` are required", async () => {
    be(browsers.chrome);
    haveDevice(true);
    vi.stubGlobal("fetch", undefined);
    expect(await isSupported({})).toBe(false);
    vi.unstubAllGlobals();
    haveDevice(true);
    for (const credentials of [undefined, {}]) {
      vi.stubGlobal("navigator", { ...browsers.chrome, credentials });
      expect(await isSupported({})).toBe(false);
    }
  });

  it("a browser that is switched off is not supported, with or without an authenticator", async () => {
    be(browsers.opera);
    haveDevice(true);
    expect([await isSupported({}), await isSupported({ opera: false })]).toEqual([true, false]);
  });
});
