// @vitest-environment page
/**
 * The platform's encoding of binary values (contract B e): decoding restores the value, and everything else is refused.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toBase64, unwrap } from "../../../runtime/platform/passkeys/encoding";
import { runs } from "../runs";

const bytes = fc.uint8Array({ maxLength: 80 });
const wrap = (base64: string) => `=?BINARY?B?${base64}?=`;
const base64Of = (of: Uint8Array) => Buffer.from(of).toString("base64");
const base64UrlOf = (of: Uint8Array) => Buffer.from(of).toString("base64url");

describe("an encoded value of the service", () => {
  it("is decoded, whatever its bytes", () => {
    fc.assert(
      fc.property(bytes, (of) => {
        expect(unwrap(wrap(base64Of(of)))).toBe(base64UrlOf(of));
      }),
      runs(),
    );
  });

  it("is decoded in objects, in lists, and in nested lists", () => {
    fc.assert(
      fc.property(bytes, (of) => {
        const [written, read] = [wrap(base64Of(of)), base64UrlOf(of)];
        expect(unwrap({ a: { b: [{ id: written }, written, [written]] }, c: 1, d: "no", e: true })).toEqual({
          a: { b: [{ id: read }, read, [read]] },
          c: 1,
          d: "no",
          e: true,
        });
      }),
      runs(),
    );
  });

  it("is left alone when it is not such a string", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^=\?BINARY\?B\?[\s\S]*\?=$/.test(text));
        expect(unwrap(text)).toBe(text);
      }),
      runs(),
    );
    expect(unwrap("=?BINARY?B?")).toBe("=?BINARY?B?");
    expect(unwrap("AAEC")).toBe("AAEC");
    expect(unwrap(undefined)).toBe(undefined);
  });

  it("is refused when it is not canonical base64", () => {
    for (const wrong of [
      "AAE",
      "AAE=A",
      "A A=",
      "AAEC\n",
      " AAEC",
      "AA-_",
      "AB==",
      "AAF=",
      "=",
      "żółć",
      "A",
      "AA==AA==",
    ])
      expect(() => unwrap({ challenge: wrap(wrong) }), wrong).toThrow();
  });

  it("is refused for any text that is not the encoding of its bytes", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(Buffer.from(text, "base64").toString("base64") !== text);
        expect(() => unwrap(wrap(text))).toThrow();
      }),
      runs(),
    );
  });
});

describe("null", () => {
  it("counts as absent, and never stops the rest", () => {
    expect(unwrap({ challenge: wrap("AAEC"), allowCredentials: null, rp: { id: null, name: "a" } })).toEqual({
      challenge: "AAEC",
      rp: { name: "a" },
    });
    expect(unwrap(null)).toBe(null);
  });
});

describe("a value of the device", () => {
  it("is written in standard base64", () => {
    fc.assert(
      fc.property(bytes, (of) => {
        expect(toBase64(base64UrlOf(of))).toBe(base64Of(of));
      }),
      runs(),
    );
  });

  it("is null when it is absent", () => {
    expect([toBase64(null), toBase64(undefined), toBase64("")]).toEqual([null, null, ""]);
  });
});
