// @vitest-environment page
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { chosenAddress, writesFor } from "../../../islands/lazy-image/addresses";
import { safeImage } from "../../../runtime/base/safe-url";
import { elementWith } from "../in-page";

const image = (attributes: Readonly<Record<string, string>>) => elementWith("img", attributes);
const onScreen = (width: number, density = 1) => {
  vi.stubGlobal("screen", { width });
  vi.stubGlobal("devicePixelRatio", density);
};
const at = (path: string) => new URL(path, document.baseURI).href;
afterEach(() => vi.unstubAllGlobals());

describe("the image for a screen", () => {
  const sources = { "data-src": "/large|/sharp", "data-src-small": "/small" };

  it.each([
    [421, 1, "/large"],
    [420, 1, "/small"],
    [320, 1, "/small"],
    [421, 2, "/sharp"],
    [1366, 1.25, "/sharp"],
    [420, 3, "/small"],
  ])("%i pixels wide, %d per CSS pixel, is %s", (width, density, path) => {
    onScreen(width, density);
    expect(chosenAddress(image(sources))).toBe(at(path));
  });

  it("is the only one when there is no other", () => {
    onScreen(320, 2);
    expect(chosenAddress(image({ "data-src": "/only" }))).toBe(at("/only"));
    expect(chosenAddress(image({ "data-src": "/only|" }))).toBe(at("/only"));
    expect(chosenAddress(image({}))).toBeNull();
  });
});

describe("an address", () => {
  it.each([
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,x",
    "blob:x",
    "file:///x",
    "",
    " ",
    null,
  ])("%j is not loaded", (address) => expect(safeImage(address)).toBeNull());

  it.each(["/a.jpg", "a.jpg", "//content.example/a.jpg", "https://content.example/a.jpg?b=1,2"])(
    "%j is loaded",
    (address) => expect(safeImage(address)).toBe(new URL(address, document.baseURI).href),
  );

  it("may be anything, and a loaded address is http(s)", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (address) => {
        expect(safeImage(address) ?? "https:").toMatch(/^https?:/);
      }),
    );
  });
});

describe("the written markup", () => {
  it("has sources before the image, and only safe ones", () => {
    onScreen(1366);
    const picture = document.createElement("picture");
    const source = document.createElement("source");
    source.setAttribute("data-srcset", "/wide 2x, /wider,3 3x");
    const host = image({ "data-src": "/plain", "data-srcset": "/a 1x, javascript:alert(1) 2x" });
    picture.append(source, host);
    expect(writesFor(host)).toEqual([
      { element: source, name: "srcset", value: "/wide 2x, /wider,3 3x" },
      { element: host, name: "src", value: at("/plain") },
    ]);
  });

  it("is empty when every address is hostile", () => {
    onScreen(1366);
    expect(writesFor(image({ "data-src": "javascript:1", "data-srcset": "data:text/html,1 2x" }))).toEqual(
      [],
    );
  });
});
