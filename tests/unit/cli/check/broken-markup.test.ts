import { expect, test } from "vitest";
import { found, messages } from "./found";

test.each([
  ["without its end tag", '<p>a</p>\n<div data-island="store-map"><p>b</p>', "2:1 unclosed-host"],
  ["closed by a slash", '<div data-island="back-to-top" />\n<p>b</p>', "1:1 unclosed-host"],
  ["in a form", '<form>\n<form data-island="x-y"></form></form>', "2:1 moved-host"],
  ["in a table", '<table>\n<div data-island="x-y">a</div></table>', "2:1 moved-host"],
  ["in a paragraph", '<p>\n<div data-island="x-y">a</div></p>', "2:1 moved-host"],
  ["in svg", '<svg>\n<a data-island="x-y"></a></svg>', "2:1 dead-host"],
  ["in noscript", '<noscript>\n<div data-island="x-y"></div></noscript>', "2:6 dead-host"],
])("a host %s is found", (_, markup, expected) => {
  expect(found(markup)).toContain(expected);
});

test("content that browsers move out of a host is found once", () => {
  const all = found('<p data-island="x-y">\n<div>a</div>\n<div>b</div></p>');
  expect(all.filter((one) => one.includes("moved-content"))).toEqual(["2:1 moved-content"]);
});

test.each([
  ["list items without end tags", '<ul><li data-island="x-y">a<li data-island="x-y">b</ul>'],
  ["void elements", '<input data-island="x-y"><img data-island="x-y">'],
  ["content of a template element", '<template><div data-island="x-y"></div></template>'],
  ["rows of a table without tbody", '<table><tr data-island="x-y"><td>a</td></tr></table>'],
  ["a row alone in a fragment", '<tr data-island="x-y"><td>a</td></tr>'],
  ["a host that an include may close", '<div data-island="x-y">{% include "end" %}'],
  [
    "a tag that depends on a condition",
    '<p>{% if a %}</p>{% endif %}<div data-island="x-y"></div>{% if a %}<p>{% endif %}</p>',
  ],
])("no alarm for %s", (_, markup) => {
  expect(found(markup).filter((one) => !one.includes("unknown-island"))).toEqual([]);
});

test("the message names the host, the reason and the remedy", () => {
  expect(messages('<table><div data-island="tooltip" title="a">a</div></table>')).toEqual([
    'Browsers move the host <div data-island="tooltip"> out of <table>, because a <table> must not contain it. Use another element around it.',
  ]);
});
