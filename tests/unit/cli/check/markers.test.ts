import { expect, test } from "vitest";
import { checkText } from "../../../../runtime/cli/check/check-text";
import { found, messages } from "./found";

test.each([
  ["a misspelt island", '<p\ndata-island="tooltipp" title="a">a</p>', "2:14 unknown-island"],
  ["one of two islands", '<p data-island="tooltip tooltap" title="a">a</p>', "1:25 unknown-island"],
  [
    "a marker in a template element",
    '<template>\n<p data-island="tooltap"></p></template>',
    "2:17 unknown-island",
  ],
  ["a marker without a name", "<p data-island>a</p>", "1:4 empty-marker"],
  [
    "an unknown strategy",
    '<p data-island="tooltip" title="a"\ndata-island-when="hover">a</p>',
    "2:1 strategy",
  ],
  ["a slip in the attribute", '<p data-iland="tooltip">a</p>', "1:4 attribute"],
  ["an attribute with an underscore", '<p data-island_when="idle">a</p>', "1:4 attribute"],
  ["props on no host", "<p\ndata-island-props='{}'>a</p>", "2:1 lost-attribute"],
])("%s is found", (_, markup, expected) => {
  expect(found(markup)).toEqual([expected]);
});

test.each([
  [
    "names of template code",
    '<p data-island="{{ name }}">a</p><p data-island="{{ a }}tip tooltip" title="a">b</p>',
  ],
  [
    "strategies of template code",
    '<p data-island="tooltip" title="a" data-island-when="{% if a %}idle{% endif %}">a</p>',
  ],
  ["attributes of other tools", '<p data-list="a" data-vista="b" data-is="c" data-item="d">a</p>'],
  ["a strategy on an element of the preset", '<div id="menu_basket" data-island-when="load"></div>'],
  ["a marker that template code may print", "<p {{ marker }} data-island-props='{}'>a</p>"],
  [
    "an island that the page defines",
    '<p data-island="shop-hours">a</p><script>wyspa.define("shop-hours", load)</script>',
  ],
])("no alarm for %s", (_, markup) => {
  expect(found(markup)).toEqual([]);
});

test("the theme's own islands may be named", () => {
  const check = (themeIslands: string[]) =>
    checkText("a", '<p data-island="shop-hours">a</p>', { themeIslands });
  expect(check([])).toHaveLength(1);
  expect(check(["shop-hours"])).toEqual([]);
});

test("positions count lines of files from Windows and old Macs, too", () => {
  for (const end of ["\n", "\r\n", "\r"])
    expect(found(`\ufeff<p>a</p>${end}<p>b</p>${end}<p data-island="tooltap">c</p>`)).toEqual([
      "3:17 unknown-island",
    ]);
});

test("an unknown name gets the nearest one", () => {
  expect(messages('<p data-island="mini-baskte">a</p>')).toEqual([
    'data-island="mini-baskte" names no island, so the server\'s HTML stays. Did you mean "mini-basket"?',
  ]);
});
