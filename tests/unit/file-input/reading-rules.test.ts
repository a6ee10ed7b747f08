// @vitest-environment page
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { extensionOf, plainType, readRules } from "../../../islands/file-input/rules";
import { elementWith } from "../in-page";

const input = (attributes: Readonly<Record<string, string>> = {}) =>
  elementWith("input", { type: "file", ...attributes });
const shop = (value: unknown) => Reflect.set(window, "app_shop", value);
afterEach(() => void Reflect.deleteProperty(window, "app_shop"));

describe("an extension", () => {
  it.each([
    ["a.php", "php"],
    ["a.PHP", "php"],
    ["a.tar.gz", "gz"],
    [".htaccess", "htaccess"],
    ["a.", ""],
    ["php", ""],
    ["", ""],
    ["a.b/c", "b/c"],
  ])("of %j is %j", (name, extension) => expect(extensionOf(name)).toBe(extension));

  it("is always the part behind the last dot", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        fc.pre(!after.includes("."));
        expect(extensionOf(`${before}.${after}`)).toBe(after.toLowerCase());
      }),
    );
  });
});

it("a type is compared in lower case and without parameters", () => {
  expect(plainType("Text/HTML; charset=utf-8")).toBe("text/html");
  expect(plainType("")).toBe("");
});

describe("the shop's lists", () => {
  it("are read at the time of the check", () => {
    shop({ vars: { blacklist_mime: ["Text/HTML"], blacklist_extension: ["PHP", ".exe"] } });
    expect([...readRules(input()).forbiddenTypes]).toEqual(["text/html"]);
    expect([...readRules(input()).forbiddenExtensions]).toEqual(["php", "exe"]);
    shop({ vars: {} });
    expect(readRules(input()).forbiddenExtensions.size).toBe(0);
  });

  it("never forbid a file without a type or an extension", () => {
    shop({ vars: { blacklist_mime: ["", " "], blacklist_extension: ["", "."] } });
    expect(readRules(input())).toMatchObject({ forbiddenTypes: new Set(), forbiddenExtensions: new Set() });
  });

  it("may have any value", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const whole of [
          value,
          { vars: value },
          { vars: { blacklist_mime: value, blacklist_extension: value } },
        ]) {
          shop(whole);
          expect(readRules(input()).forbiddenTypes).toBeInstanceOf(Set);
        }
      }),
    );
  });

  it("that cannot be read count as empty", () => {
    shop({
      get vars() {
        throw new Error("poisoned");
      },
    });
    expect(readRules(input()).forbiddenTypes.size).toBe(0);
  });
});

describe("a limit", () => {
  it.each([
    ["1", 1],
    [" 10485760 ", 10_485_760],
    ["0", Number.POSITIVE_INFINITY],
    ["-1", Number.POSITIVE_INFINITY],
    ["10MB", Number.POSITIVE_INFINITY],
    ["", Number.POSITIVE_INFINITY],
  ])("of %j is %d", (text, limit) => {
    const rules = readRules(input({ "data-max_filesize": text, "data-max-pixels": text }));
    expect([rules.maxSize, rules.maxPixels]).toEqual([limit, limit]);
  });
});

describe("a field is for photos", () => {
  it.each([
    [{ "data-photo": "" }, ["jpg"]],
    [{ accept: ".jpg" }, ["jpg"]],
    [{ accept: " .JPG , image/jpeg" }, ["jpg"]],
    [{ accept: ".jpg,.jpeg" }, ["jpg", "jpeg"]],
    [{ accept: ".jpg,.png" }, null],
    [{ accept: "image/*" }, null],
    [{ accept: "" }, null],
    [{}, null],
  ])("by its attributes: %j", (attributes, photos) => {
    expect(readRules(input(attributes as Record<string, string>)).photos).toEqual(photos && new Set(photos));
  });
});
