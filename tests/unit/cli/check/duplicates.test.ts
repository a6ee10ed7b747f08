import { expect, test } from "vitest";
import { found, messages } from "./found";

test.each([
  ["a name twice on one element", '<p\n data-island="tooltip tooltip" title="a">a</p>', "2:2 repeated-name"],
  [
    "a host inside a host of the same island",
    '<div data-island="store-map">\n<div data-island="store-map" data-island-props=\'{"stores":[]}\'></div></div>',
    "2:6 repeated-host",
  ],
  [
    "a second host of an island that acts on the whole page",
    '<div data-island="back-to-top"></div>\n<div data-island="back-to-top"></div>',
    "2:6 repeated-host",
  ],
  [
    "an id of the preset on two elements",
    '<form id="menu_search"><input name="text"></form>\n<form id="menu_search"></form>',
    "2:7 repeated-id",
  ],
  [
    "an id that a field of a host refers to",
    '<form data-island="validated-form"><label for="mail">E-mail</label><input id="mail"></form>\n<p id="mail"></p>',
    "2:4 repeated-id",
  ],
])("%s is found", (_, markup, expected) => {
  expect(found(markup)).toContain(expected);
});

test.each([
  [
    "the same island on several elements",
    '<p data-island="tooltip" title="a">a</p><p data-island="tooltip" title="b">b</p>',
  ],
  [
    "alternatives of a condition",
    '{% if a %}<form id="menu_search"></form>{% else %}<form id="menu_search"></form>{% endif %}',
  ],
  ["ids of template code", '<p id="row-{{ i }}"></p><p id="row-{{ i }}"></p>'],
  ["ids that no island refers to", '<p id="a"></p><p id="a"></p>'],
  [
    "ids in a template element",
    '<form id="menu_search"></form><template><form id="menu_search"></form></template>',
  ],
])("no alarm for %s", (_, markup) => {
  expect(found(markup)).toEqual([]);
});

test("the message names the line of the other element", () => {
  expect(messages('<form id="menu_search"></form>\n<form id="menu_search"></form>')).toEqual([
    'The id "menu_search" already belongs to another element (line 1). Islands refer to it: give each element its own id.',
  ]);
});
