// @vitest-environment page
import { expect, it } from "vitest";
import { chooseAddress } from "../../../islands/responsive-image/choose";
import { elementWith } from "../in-page";

const image = (attributes: Readonly<Record<string, string>>) => elementWith("img", attributes);
const at = (path: string) => new URL(path, document.baseURI).href;
const all = { "data-src_mobile": "/m", "data-src_tablet": "/t", "data-src_desktop": "/d" };

it.each([
  [1, "/m"],
  [2, "/t"],
  [3, "/d"],
  [4, "/d"],
] as const)("view %i takes %s", (view, path) => {
  expect(chooseAddress(image(all), view)).toBe(at(path));
  const plain = { src_mobile: "/m", src_tablet: "/t", src_desktop: "/d" };
  expect(chooseAddress(image(plain), view)).toBe(at(path));
});

it.each([
  [1, { "data-src_tablet": "/t", "data-src_desktop": "/d" }, "/t"],
  [1, { "data-src_desktop": "/d" }, "/d"],
  [2, { "data-src_mobile": "/m", "data-src_desktop": "/d" }, "/d"],
  [2, { "data-src_mobile": "/m" }, "/m"],
  [4, { "data-src_mobile": "/m", "data-src_tablet": "/t" }, "/t"],
  [4, { "data-src_mobile": "/m", "data-src_desktop": "" }, "/m"],
] as const)("view %i with %j falls back to %s", (view, attributes, path) =>
  expect(chooseAddress(image(attributes), view)).toBe(at(path)),
);

it("a hostile size counts as missing", () => {
  const hostile = { ...all, "data-src_desktop": "javascript:alert(1)" };
  expect(chooseAddress(image(hostile), 4)).toBe(at("/t"));
  expect(chooseAddress(image({ "data-src_desktop": "data:text/html,x" }), 4)).toBeNull();
  expect(chooseAddress(image({}), 1)).toBeNull();
});
