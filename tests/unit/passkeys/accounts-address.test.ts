// @vitest-environment page
/**
 * Where credentials are sent (bar S19): only to an address that the shop configured, never to one from the page's URL.
 */
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { accountsBase } from "../../../runtime/platform/passkeys/accounts";
import { runs } from "../runs";

const platforms = "https://accounts.idosell.com/";

it.each([
  ["https://accounts.example", "https://accounts.example/"],
  ["https://accounts.example/", "https://accounts.example/"],
  ["https://accounts.example/pl", "https://accounts.example/pl/"],
  ["https://accounts.example/pl/?a=1#b", "https://accounts.example/pl/"],
  ["http://localhost:4601/", "http://localhost:4601/"],
  ["http://accounts.localhost:4601", "http://accounts.localhost:4601/"],
])("%s is an address of the accounts service", (given, expected) =>
  expect(accountsBase([given])).toBe(expected),
);

it.each([
  "http://accounts.example/",
  "http://localhost.example/",
  "http://evillocalhost/",
  "https://user:password@accounts.example/",
  "https://user@accounts.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://localhost/",
  "//accounts.example/",
  "/accounts/",
  "accounts.example",
  7,
  {},
])("%s is refused, and no other service is used instead", (given) => {
  const refused = vi.fn();
  expect(accountsBase([given, "https://accounts.example/"], refused)).toBeNull();
  expect(refused).toHaveBeenCalledExactlyOnceWith(typeof given === "string" ? given : typeof given);
});

it.each(["", null, undefined])(
  "%j is ignored: the next address is used, finally the platform's own",
  (given) => {
    expect(accountsBase([given])).toBe(platforms);
    expect(accountsBase([given, "https://accounts.example/"])).toBe("https://accounts.example/");
  },
);

it("the first given address is used", () =>
  expect(accountsBase(["https://one.example/", "https://two.example/"])).toBe("https://one.example/"));

it("an accepted address is https or this machine", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl({ validSchemes: ["http", "https"] }), fc.anything()),
      (given) => {
        expect(accountsBase([given]) ?? platforms).toMatch(
          /^(https:\/\/|http:\/\/([^/]+\.)?localhost(:\d+)?\/).*\/$|^https:\/\/[^/]+\/$/,
        );
      },
    ),
    runs(),
  );
});
