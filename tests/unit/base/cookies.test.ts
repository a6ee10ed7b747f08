import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getCookie, removeCookie, setCookie } from "../../../runtime/base/cookies";
import { anyText } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

/** A cookie jar as strict as a browser's. */
class Jar {
  readonly kept = new Map<string, string>();
  written = "";

  get cookie(): string {
    return [...this.kept].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  set cookie(text: string) {
    this.written = text;
    const [pair = "", ...attributes] = text.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    const expires = attributes.find((own) => own.startsWith("expires="))?.slice(8);
    if (pair.length > 4_096 || at < 1) return;
    if (expires && Date.parse(expires) < Date.now()) this.kept.delete(pair.slice(0, at));
    else this.kept.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

let jar = new Jar();
beforeEach(() => {
  jar = new Jar();
  vi.stubGlobal("document", jar);
  vi.stubGlobal("location", { protocol: "https:" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a written cookie", () => {
  it("is read back unchanged, whatever its value", () =>
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (value) => {
        expect(setCookie("a", value)).toBe(true);
        expect(getCookie("a")).toBe(value);
        expect(jar.kept.size).toBe(1);
      }),
      runs(),
    ));

  it("is valid for the whole shop, and other sites do not send it", () => {
    setCookie("redirection", "closed");
    expect(jar.written).toBe("redirection=closed; path=/; SameSite=Lax; Secure");
  });

  it("needs no encryption if the shop has none", () => {
    vi.stubGlobal("location", { protocol: "http:" });
    setCookie("redirection", "closed");
    expect(jar.written).toBe("redirection=closed; path=/; SameSite=Lax");
  });

  it("lives for days", () => {
    vi.useFakeTimers({ now: Date.UTC(2024, 0, 30) });
    setCookie("rabateCode_clicked", "true", 1);
    expect(jar.written).toContain("; expires=Wed, 31 Jan 2024 00:00:00 GMT;");
    setCookie("filterHidden", "a,b", 355);
    expect(jar.written).toContain("; expires=Sun, 19 Jan 2025 00:00:00 GMT;");
  });

  it("may be JSON with every character that cuts cookies short", () => {
    const value = JSON.stringify({ currentCountry: "Łódź; a=b", showModal: true, "%": "%41" });
    expect(setCookie("setRegionForced", value)).toBe(true);
    expect(getCookie("setRegionForced")).toBe(value);
  });

  it("is gone after its removal", () => {
    setCookie("a", "1");
    setCookie("ab", "2");
    removeCookie("a");
    expect([getCookie("a"), getCookie("ab")]).toEqual([null, "2"]);
  });
});

describe("a cookie that cannot be stored", () => {
  it("is not written when it is too long", () => {
    expect(setCookie("a", "x".repeat(4_094))).toBe(true);
    jar.written = "";
    expect(setCookie("a", "x".repeat(4_095))).toBe(false);
    expect(setCookie("a", "ł".repeat(700))).toBe(false);
    expect(jar.written).toBe("");
  });

  it.each(["", " ", "a b", "a=b", "a;b", "a,b", "ą", "a\n", "a\0", '"a"', "a/b", "(a)"])(
    "is not written under the name %j",
    (name) => {
      expect(setCookie(name, "x")).toBe(false);
      expect(jar.written).toBe("");
    },
  );

  it("is reported when the browser does not keep it", () => {
    Object.defineProperty(jar, "cookie", { get: () => "", set: () => {} });
    expect(setCookie("a", "x")).toBe(false);
  });

  it("is reported in a document without cookies", () => {
    const refuse = () => {
      throw new DOMException("sandboxed", "SecurityError");
    };
    Object.defineProperty(jar, "cookie", { get: refuse, set: refuse });
    expect(setCookie("a", "x")).toBe(false);
    expect(getCookie("a")).toBeNull();
    expect(() => removeCookie("a")).not.toThrow();
  });

  it("never throws, whatever its name and value", () =>
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.constant("a")),
        anyText,
        fc.option(fc.double(), { nil: undefined }),
        (name, value, days) => {
          const before = jar.cookie;
          const isKept = setCookie(name, value, days);
          if (isKept) expect(getCookie(name)).toBe(value);
          else if (days === undefined) expect(jar.cookie).toBe(before);
        },
      ),
      runs(),
    ));
});

describe("a cookie that the platform has written", () => {
  const raw = '{"currentCountry":"Niemcy","showModal":true}';
  const found = (cookies: string, name = "a") => {
    Object.defineProperty(jar, "cookie", { value: cookies, configurable: true });
    return getCookie(name);
  };

  it.each([
    [`a=${raw}`, raw],
    [`b=1; a=${encodeURIComponent(raw)}; c=2`, raw],
    ["a=x=y==", "x=y=="],
    ["a=50%", "50%"],
    ["a=%", "%"],
    ["a=%E0%A4%A", "%E0%A4%A"],
    ["a=100%25", "100%"],
    ["a=", ""],
    ["a=1;a=2", "1"],
    ["b=1;a=2", "2"],
    ["b=1;   a=2", "2"],
    ["a=ą b", "ą b"],
  ])("%j has the value %j", (cookies, value) => expect(found(cookies)).toBe(value));

  it.each(["", "ab=1", "ba=1", "A=1", "b=a=1", "xa=1; ax=2"])("does not exist in %j", (cookies) =>
    expect(found(cookies)).toBeNull(),
  );

  it("never throws, whatever the cookies hold", () =>
    fc.assert(
      fc.property(anyText, anyText, (cookies, name) => {
        const value = found(cookies, name);
        expect(value === null || typeof value === "string").toBe(true);
      }),
      runs(),
    ));

  it.each(longTexts)("is read in linear time: %s", (_, write) => {
    expect(isLinear(found, write)).toBe(true);
    expect(isLinear((text) => found(`a=${text}`), write)).toBe(true);
  });
});
