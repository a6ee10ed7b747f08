// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Row } from "../../../runtime/contracts/hosts";
import { findHosts, namesIn, presetFor } from "../../../runtime/islands/discovery";
import { anyText, hostileKeys } from "../any-text";
import { isLinear, longTexts } from "../effort";
import { runs } from "../runs";

const rows: readonly Row[] = [
  { name: "mini-basket", when: "interaction", preset: [{ selector: "#menu_basket" }] },
  {
    name: "add-to-basket",
    when: "interaction",
    preset: [{ selector: "form", pages: ["projector", "main"] }],
  },
  { name: "back-to-top", when: "idle", preset: [{ selector: ".a" }, { selector: ".b", pages: ["search"] }] },
  { name: "store-map", when: "visible" },
];

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

/** The found hosts, as `id: marks`. */
const found = (root: ParentNode, pageType?: string) =>
  [...findHosts(root, pageType === undefined ? [] : presetFor(rows, pageType))].map(
    ([host, marks]) => `${host.id}: ${marks.join(" | ")}`,
  );

describe("the preset of a page", () => {
  it.each([
    ["main", ["#menu_basket", "form", ".a"]],
    ["projector", ["#menu_basket", "form", ".a"]],
    ["search", ["#menu_basket", ".a", ".b"]],
    ["", ["#menu_basket", ".a"]],
    ["constructor", ["#menu_basket", ".a"]],
  ])("of type %j contains %j", (type, selectors) =>
    expect(presetFor(rows, type).map(({ selector }) => selector)).toEqual(selectors),
  );

  it("names the island of each selector", () =>
    expect(presetFor(rows, "search")).toEqual([
      { selector: "#menu_basket", name: "mini-basket" },
      { selector: ".a", name: "back-to-top" },
      { selector: ".b", name: "back-to-top" },
    ]));
});

describe("hosts", () => {
  it("are the elements with a marker, in the order of the page", () => {
    page(
      '<div id="x" data-island="a"><p id="y" data-island="b c"></p></div><p></p><i id="z" data-island=""></i>',
    );
    expect(found(document)).toEqual(["x: a", "y: b c", "z: "]);
  });

  it("are the theme's own elements, by the preset", () => {
    page('<div id="menu_basket"></div><form id="f"></form><b id="s" class="b a"></b>');
    expect(found(document, "main")).toEqual([
      "menu_basket: mini-basket",
      "f: add-to-basket",
      "s: back-to-top",
    ]);
    expect(found(document, "search")).toEqual(["menu_basket: mini-basket", "s: back-to-top | back-to-top"]);
    expect(found(document)).toEqual([]);
  });

  it("may be both, and are found once", () => {
    page('<div id="menu_basket" data-island="store-map mini-basket"></div>');
    expect(found(document, "main")).toEqual(["menu_basket: store-map mini-basket | mini-basket"]);
    const [marks = []] = findHosts(document, presetFor(rows, "main")).values();
    expect(namesIn(marks)).toEqual(["store-map", "mini-basket"]);
  });

  it("are searched for in a part of the page, its root included", () => {
    page(
      '<div id="x" data-island="a"></div><div id="y" data-island="b"><p id="z" data-island="c"></p></div>',
    );
    expect(found(document.querySelector("#y") as HTMLElement)).toEqual(["y: b", "z: c"]);
    const fragment = document.createDocumentFragment();
    fragment.append(...document.body.childNodes);
    expect(found(fragment)).toEqual(["x: a", "y: b", "z: c"]);
  });

  it("are never elements that are not HTML", () => {
    page(
      '<svg id="s" data-island="a"><g id="g" data-island="b"></g></svg><div id="d" data-island="c"></div>',
    );
    expect(found(document)).toEqual(["d: c"]);
  });

  it("are found in any number", () => {
    page('<div data-island="a b" class="a"></div>'.repeat(1_000));
    expect(findHosts(document, presetFor(rows, "main")).size).toBe(1_000);
    page("");
  });

  it("are found although a theme's selector is invalid", () => {
    page('<div id="d" data-island="a"></div>');
    const hosts = findHosts(document, [
      { selector: ":::", name: "of-the-theme" },
      { selector: "#d", name: "other" },
    ]);
    expect([...hosts.values()]).toEqual([["a", "other"]]);
  });
});

describe("the names in a marker", () => {
  it.each([
    [["a"], ["a"]],
    [[" a\n b\ta "], ["a", "b"]],
    [
      ["a b", "b c"],
      ["a", "b", "c"],
    ],
    [[""], []],
    [[" "], []],
    [[], []],
    [["constructor __proto__ toString"], ["constructor", "__proto__", "toString"]],
  ])("%j are read as %j", (marks, names) => expect(namesIn(marks)).toEqual(names));

  it("are listed once each, without spaces", () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, fc.constantFrom(...hostileKeys)), { maxLength: 4 }), (marks) => {
        const names = namesIn(marks);
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(name).toMatch(/^\S+$/);
      }),
      runs(),
    ));

  it.each(longTexts)("are read in linear time: %s", (_, write) =>
    expect(isLinear((mark) => namesIn([mark]), write)).toBe(true),
  );
});
