/**
 * The URL that a visit shows: the requested one, or the target of its redirects; never the one of `/settings.php`
 * (contract G 2.2).
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { shownAddress } from "../../../runtime/visit/can-visit";

const HERE = "https://shop.test/search.php?text=a&counter=2";
const shown = (asked: string, final: string, sent = asked) =>
  shownAddress(...([asked, sent, final].map((path) => new URL(path, HERE)) as [URL, URL, URL])).href;

beforeEach(() => vi.stubGlobal("location", { href: HERE }));
afterEach(() => vi.unstubAllGlobals());

describe("an answer from the requested address", () => {
  test("keeps the address with its hash", () =>
    expect(shown("/text-page#top", "/text-page")).toBe("https://shop.test/text-page#top"));

  test("drops the requested parts from the address", () =>
    expect(shown("/p?a=1", "/p?a=1&set_render=content", "/p?a=1&set_render=content")).toBe(
      "https://shop.test/p?a=1",
    ));
});

describe("an answer of the settings", () => {
  for (const path of ["/settings.php", "/settings.html", "/pl/settings.php"])
    test(`${path} without a redirect leaves the current address`, () =>
      expect(shown(`${path}?sort_order=price-a`, `${path}?sort_order=price-a`)).toBe(HERE));

  test("shows the address after a redirect", () =>
    expect(shown("/settings.php?portions=48", "/search.php?text=a")).toBe(
      "https://shop.test/search.php?text=a",
    ));

  test("with only a similar name is a page", () =>
    expect(shown("/my-settings.php", "/my-settings.php")).toBe("https://shop.test/my-settings.php"));
});
