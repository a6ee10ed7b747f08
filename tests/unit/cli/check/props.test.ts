import { expect, test } from "vitest";
import { found, messages } from "./found";

const tip = (props: string) => `<p data-island="tooltip" title="a"\ndata-island-props='${props}'>a</p>`;

test.each([
  ["JSON with a comma too many", tip('{"offset": 4,}'), "2:33 props-json"],
  ["JSON with character references", tip("{&quot;offset&quot;: 4,}"), "2:43 props-json"],
  ["a list", tip("[4]"), "2:20 props-json"],
  ["an unknown prop", tip('{"offset": 4, "side": "left"}'), "2:34 props"],
  ["a wrong type", tip('{"offset": "far"}'), "2:21 props"],
  ["a wrong word", '<input data-island="date-picker" data-island-props=\'{"mode": "two"}\'>', "1:54 props"],
  [
    "a wrong prop in a script",
    '<p data-island="plural"><script type="application/json" data-island-props>\n{"number": 3}</script></p>',
    "2:2 props",
  ],
  [
    "a misspelt key of a store",
    '<div data-island="store-map"><script type="application/json" data-island-props>\n{"stores": [{"name": "a"},\n{"adress": "b"}]}</script></div>',
    "3:2 props",
  ],
  [
    "a store that is a text",
    '<div data-island="store-map" data-island-props=\'{"stores": [{"name": "a"}, "b"]}\'></div>',
    "1:76 props",
  ],
  [
    "a prop of an island that takes none",
    '<div data-island="back-to-top" data-island-props=\'{"a": 1}\'></div>',
    "1:52 props",
  ],
  [
    "a script whose type is missing",
    '<p data-island="plural">\n<script data-island-props>{}</script></p>',
    "2:1 props-script",
  ],
  [
    "a script deeper in the host",
    '<p data-island="plural"><b>\n<script type="application/json" data-island-props>{}</script></b></p>',
    "2:1 props-script",
  ],
  [
    "a script beside an attribute",
    '<p data-island="plural" data-island-props=\'{"count": 1}\'>\n<script type="application/json" data-island-props>{}</script></p>',
    "2:1 props-script",
  ],
])("%s is found", (_, markup, expected) => {
  expect(found(markup)).toEqual([expected]);
});

test.each([
  ["numbers as text", tip('{"offset": "4,5"}')],
  ["values of template code", tip('{"offset": {{ offset }}}')],
  ["props of template code", tip("{{ props|json }}")],
  ["names of template code", tip('{"{{ name }}": 1}')],
  ["entries under a condition", tip('{ {% if a %}"offset": 4{% endif %} }')],
  ["references that a template has escaped twice", tip("{&amp;quot;offset&amp;quot;: 4}")],
  ["no props", tip("")],
  [
    "stores of template code",
    '<div data-island="store-map" data-island-props=\'{"stores": [{"name": "{{ a }}", "lat": {{ b }}, "{{ c }}": 4}]}\'></div>',
  ],
  [
    "props of the theme's own islands",
    "<p data-island=\"shop-hours\" data-island-props='{\"a\": 1}'></p><script>wyspa.define('shop-hours', x)</script>",
  ],
])("no alarm for %s", (_, markup) => {
  expect(found(markup)).toEqual([]);
});

test("an unknown prop gets the nearest one", () => {
  expect(messages(tip('{"ofset": 4}'))).toEqual([
    'tooltip: there is no prop "ofset", so it is ignored. Did you mean "offset"?',
  ]);
});
