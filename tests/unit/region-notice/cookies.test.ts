// @vitest-environment page
/** The two forced-region cookies: the platform's raw JSON, or anything else (contract B j, bars S13, S14, S18). */
import fc from "fast-check";
import { expect, it } from "vitest";
import { mustOpen } from "../../../islands/region-notice/early";
import { forget, readForced, silence } from "../../../runtime/platform/forced-cookies";
import { anyJson, anyText, asSent, hostileKeys } from "../any-text";
import { runs } from "../runs";
import { cookieJar, germany, olsztyn } from "./jar";

const regionCookie = "setRegionForced";
const region = { current: "Niemcy", default: "Polska" };
const zipcode = { current: "10-100", default: "00-001" };

it.each([
  ["raw JSON, as the platform writes it", JSON.stringify(germany)],
  ["percent-encoded JSON", encodeURIComponent(JSON.stringify(germany))],
  ["JSON with spaces", JSON.stringify(germany, null, 1).replace(/\n/g, "")],
])("reads %s", (_how, value) => {
  cookieJar().put(regionCookie, value);
  expect(mustOpen()).toBe("region-notice");
  expect(readForced()).toEqual({ region });
});

it("shows both choices when either of the cookies requests it", () => {
  const jar = cookieJar();
  jar.put(regionCookie, JSON.stringify({ ...germany, showModal: false }));
  jar.put("setZipcodeForced", JSON.stringify(olsztyn));
  expect(mustOpen()).toBe("region-notice");
  expect(readForced()).toEqual({ region, zipcode });
});

it("accepts a postal code that is written as a number", () => {
  cookieJar().put(
    "setZipcodeForced",
    JSON.stringify({ currentZipcode: 10115, defaultZipcode: "00-001", showModal: true }),
  );
  expect(readForced()).toEqual({ zipcode: { current: "10115", default: "00-001" } });
});

it("is shown without a default's name, too: then nothing is offered for restoring", () => {
  cookieJar().put(regionCookie, JSON.stringify({ currentCountry: "Niemcy", showModal: true }));
  expect(readForced()).toEqual({ region: { current: "Niemcy", default: "" } });
});

it.each([
  ["the cookie is missing", null],
  ["the cookie requests nothing", JSON.stringify({ ...germany, showModal: false })],
  ["the request is a text", JSON.stringify({ ...germany, showModal: "true" })],
  ["a name is a list", JSON.stringify({ ...germany, currentCountry: ["7"] })],
  ["a name is missing", JSON.stringify({ showModal: true, defaultCountry: "Polska" })],
  ["a name is blank", JSON.stringify({ ...germany, currentCountry: "  " })],
  ["it is not JSON", "<img src=x onerror=__xss()>"],
  ["it is a list", JSON.stringify([germany])],
  ["it is null", "null"],
  ["it was cut off", JSON.stringify(germany).slice(0, 30)],
  ["it has 5 MB", JSON.stringify({ ...germany, currentCountry: "x".repeat(5_000_000) })],
  ["its names are inherited", `{"__proto__":${JSON.stringify(germany)}}`],
])("returns nothing when %s", (_why, value) => {
  const jar = cookieJar();
  if (value !== null) jar.put(regionCookie, value);
  expect(readForced()).toBeNull();
});

it("never throws for any JSON or text, and pollutes nothing", () => {
  const jar = cookieJar();
  const entry = fc.oneof(
    anyText,
    anyJson.map((value) => JSON.stringify(value)),
    fc
      .tuple(fc.constantFrom(...hostileKeys, "currentCountry", "showModal"), anyJson)
      .map(([key, value]) => JSON.stringify({ ...germany, [key]: value })),
  );
  fc.assert(
    fc.property(entry, (text) => {
      jar.put(regionCookie, text);
      const forced = readForced();
      mustOpen();
      silence();
      if (forced?.region)
        expect(Object.values(forced.region).every((name) => typeof name === "string")).toBe(true);
      expect(Reflect.get({}, "showModal")).toBeUndefined();
    }),
    runs(0.3),
  );
});

it("requests nothing after the shopper continues, and keeps all other data so that both kinds of readers read the same", () => {
  const jar = cookieJar();
  fc.assert(
    fc.property(anyText.map(asSent), (name) => {
      const value = { ...germany, currentCountry: `${name}x`, more: [name] };
      const text = encodeURIComponent(JSON.stringify(value));
      fc.pre(text.length < 3_000);
      jar.put(regionCookie, text);
      silence();
      const raw = jar.raw(regionCookie) ?? "";
      // The standard theme's script parses it undecoded; PHP decodes it first, including `+`.
      expect(JSON.parse(raw)).toEqual({ ...value, showModal: false });
      expect(JSON.parse(decodeURIComponent(raw.replace(/\+/g, " ")))).toEqual({ ...value, showModal: false });
      expect(readForced()).toBeNull();
    }),
    runs(0.3),
  );
});

it("writes for the session, path `/`, SameSite=Lax, and Secure under https only", () => {
  for (const protocol of ["http:", "https:"]) {
    const jar = cookieJar("sklep.example", protocol);
    jar.put(regionCookie, JSON.stringify(germany));
    silence();
    const { name, value, ...attributes } = jar.written[0] ?? {};
    expect(attributes).toEqual({ path: "/", samesite: "Lax", ...(protocol === "https:" && { secure: "" }) });
    expect(value).toBe('{"currentCountry":"Niemcy","defaultCountry":"Polska","showModal":false}');
  }
});

it("leaves a cookie alone that requests nothing or cannot be read", () => {
  const jar = cookieJar();
  jar.put(regionCookie, "<b>");
  jar.put("setZipcodeForced", JSON.stringify({ ...olsztyn, showModal: false }));
  silence();
  expect(jar.written).toEqual([]);
});

it("deletes with Max-Age=0 and the same path, and stops when that was enough", () => {
  const jar = cookieJar("www.sklep.example");
  jar.put(regionCookie, JSON.stringify(germany));
  forget("region");
  expect(jar.size()).toBe(0);
  expect(jar.written).toMatchObject([{ name: regionCookie, value: "", "max-age": "0", path: "/" }]);
});

it("deletes and silences the cookie of a parent domain, too", () => {
  const jar = cookieJar("www.sklep.example");
  jar.put(regionCookie, JSON.stringify(germany), "sklep.example");
  silence();
  expect(readForced()).toBeNull();
  forget("region");
  expect(jar.size()).toBe(0);
});

it("throws nothing when cookies cannot be read or written", () => {
  cookieJar();
  Object.defineProperty(document, "cookie", {
    configurable: true,
    get() {
      throw new DOMException("denied", "SecurityError");
    },
    set() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(readForced()).toBeNull();
  silence();
  forget("zipcode");
});

it.each([
  `other=1; set=2; a=setRegionForced`,
  `setRegionForced={"showModal":false}; other={"showModal":true}`,
])("is not started by %s", (text) => {
  Object.defineProperty(document, "cookie", { configurable: true, get: () => text });
  expect(mustOpen()).toBe("");
});
