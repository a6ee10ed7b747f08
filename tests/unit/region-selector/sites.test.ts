// @vitest-environment page
// @vitest-environment-options { "url": "http://shop.test/pl/" }
/** Which sites the selector may lead to (bars S9, S10). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileSites } from "../../../fixtures/regions/hostile";
import { sitesAmong } from "../../../islands/region-selector/sites";
import { anyText } from "../any-text";

const listed = ["https://sklep.test/", "http://laden.test/de/", " https://boutique.test:8443/fr "];

test("explicitly listed hosts may be visited, all others may not", () => {
  const sites = sitesAmong(listed);
  expect(sites("https://sklep.test/de/?a=1")).toBe("https://sklep.test/de/?a=1");
  expect(sites("//sklep.test/de/")).toMatch(/^https?:\/\/sklep\.test\/de\/$/);
  expect(sites("http://laden.test/")).toBe("http://laden.test/");
  expect(sites("https://boutique.test:8443/")).toBe("https://boutique.test:8443/");
  expect(sites("/en/")).toBe(`${location.origin}/en/`);
  for (const address of ["https://boutique.test/", "https://sklep.test.evil.test/", "https://evil.test/"])
    expect(sites(address)).toBeNull();
});

test("a listed host counts without a path, too, and an at sign in the query is no user name", () => {
  const sites = sitesAmong(["https://sklep.test?m=a@b.test", "https://kto:haslo@evil.test/"]);
  expect(sites("https://sklep.test?m=a@b.test")).toBe("https://sklep.test/?m=a@b.test");
  expect(sites("https://evil.test/")).toBeNull();
});

test("an address that browsers read as another host's lists nothing", () => {
  const sites = sitesAmong([...hostileSites, ...listed]);
  for (const address of hostileSites) expect(sites(address), address).toBeNull();
  expect(sites("https://evil.test/")).toBeNull();
});

test("values other than texts are no address", () => {
  const sites = sitesAmong([null, 7, {}, [], "", ...listed]);
  for (const address of [null, undefined, 7, {}, [], ""]) expect(sites(address)).toBeNull();
});

test("for any request, the answer is a listed host or nothing", () => {
  const sites = sitesAmong(listed);
  const hosts = new Set(["sklep.test", "laden.test", "boutique.test:8443", location.host]);
  const mangled = fc
    .tuple(
      fc.constantFrom("", " ", "\t", "\u0001"),
      fc.constantFrom("https:", "HTTP:", "javascript:", "data:", ""),
      fc.constantFrom("//", "\\\\", "/\\", "/", ""),
      fc.constantFrom("sklep.test", "evil.test", "sklep.test@evil.test", "evil.test#sklep.test"),
      anyText,
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(mangled, anyText), (address) => {
      const site = sites(address);
      if (site === null) return;
      const { host, protocol, username } = new URL(site);
      expect(hosts.has(host)).toBe(true);
      expect(protocol).toMatch(/^https?:$/);
      expect(username).toBe("");
    }),
    { numRuns: 300 },
  );
});
