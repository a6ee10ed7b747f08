// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../../runtime/base/json";
import { done, fault } from "../../../runtime/base/result";
import type { BlockName } from "../../../runtime/contracts/blocks";
import { parseAnswer } from "../../../runtime/platform/storefront-data";
import { anyJson, anyText, hostileKeys } from "../any-text";
import { runs } from "../runs";

const blocks: readonly BlockName[] = ["Basket", "Wishlist", "Snippets"];
const good = { response: { items: [] } };

const kinds = (body: string, asked = blocks) =>
  Object.fromEntries(
    [...parseAnswer(done(body), asked)].map(([block, own]) => [block, own.ok ? "good" : own.kind]),
  );

describe("an answer of get.php", () => {
  it.each([
    ["an empty body", "", "format"],
    ["an HTML page", "<!doctype html><title>Zaloguj się</title>", "format"],
    ["JSON that was cut off", '{"Basket":{"response":{"bas', "format"],
    ["null", "null", "format"],
    ["a list", "[]", "format"],
    ["a text", '"ok"', "format"],
    ["a number", "7", "format"],
    ["two values", "{}{}", "format"],
    ["no key at all", "{}", "absent"],
  ])("that is %s gives every block the same fault", (_, body, kind) =>
    expect(kinds(body)).toEqual({ Basket: kind, Wishlist: kind, Snippets: kind }),
  );

  it("returns the good blocks although others are missing or invalid", () => {
    const body = JSON.stringify({ Basket: good, Snippets: { error: "no" }, Comparers: good });
    expect(kinds(body)).toEqual({ Basket: "good", Wishlist: "absent", Snippets: "format" });
  });

  it.each([
    null,
    [],
    "",
    0,
    true,
    {},
    { response: null },
    { response: [0] },
    { response: "x" },
    { error: 1 },
  ])("invalidates only the block that is %j", (own) =>
    expect(kinds(JSON.stringify({ Basket: own, Wishlist: good, Snippets: good }))).toEqual({
      Basket: "format",
      Wishlist: "good",
      Snippets: "good",
    }),
  );

  it("accepts the empty list, which PHP writes for an object without keys, as an empty block", () =>
    expect(kinds(JSON.stringify({ Basket: { response: [] }, Wishlist: good, Snippets: good }))).toEqual({
      Basket: "good",
      Wishlist: "good",
      Snippets: "good",
    }));

  it("returns a block unchanged", () =>
    expect(parseAnswer(done(JSON.stringify({ Basket: good })), ["Basket"]).get("Basket")).toEqual(
      done(good),
    ));

  it("may start with a byte-order mark", () =>
    expect(kinds(`\ufeff${JSON.stringify({ Basket: good })}`, ["Basket"])).toEqual({ Basket: "good" }));

  it.each([
    fault("network"),
    fault("timeout"),
    fault("status", { status: 500 }),
    fault("status", { status: 429, retryAfter: 3 }),
    fault("aborted"),
  ])("that did not come (%o) is the same fault for every block", (missing) => {
    for (const result of parseAnswer(missing, blocks).values()) expect(result).toBe(missing);
  });

  it("is read by its own keys alone", () => {
    const asked = hostileKeys as readonly string[] as readonly BlockName[];
    for (const result of parseAnswer(done("{}"), asked).values()) expect(result).toEqual(fault("absent"));
    const body = `{${hostileKeys.map((key) => `${JSON.stringify(key)}:{"response":{"polluted":true}}`)}}`;
    expect([...parseAnswer(done(body), asked).values()].every(({ ok }) => ok)).toBe(true);
    expect(Reflect.get({}, "response")).toBeUndefined();
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it("never throws, and has one result for each requested block", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyJson.map((value) => JSON.stringify(value)),
        ),
        (body) => {
          const answers = parseAnswer(done(body), blocks);
          expect([...answers.keys()]).toEqual(blocks);
          for (const result of answers.values())
            expect(result.ok || result.kind === "format" || result.kind === "absent").toBe(true);
        },
      ),
      runs(),
    ));

  it("never throws for a body that is not text", () =>
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect([...parseAnswer(done(body as string), blocks).keys()]).toEqual(blocks);
      }),
      runs(0.5),
    ));

  it("keeps every good block beside any other", () =>
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        const body = JSON.stringify({ Wishlist: one, Basket: good, Snippets: other });
        expect(kinds(body).Basket).toBe("good");
      }),
      runs(0.5),
    ));
});

describe("JSON from servers and pages", () => {
  it("is undefined when it is invalid", () =>
    fc.assert(
      fc.property(anyText, (text) => {
        let meant: unknown;
        try {
          meant = JSON.parse(text.replace(/^\ufeff/, ""));
        } catch {}
        expect(parseJson(text)).toEqual(meant);
      }),
      runs(),
    ));

  it.each([null, undefined, "", "\ufeff", "\ufeff\ufeff1"])("is undefined in %j", (text) =>
    expect(parseJson(text)).toBeUndefined(),
  );
});
