import { expect, test } from "vitest";
import { isUnknown, maskPlaceholders, UNKNOWN } from "../../../../runtime/cli/check/placeholders";

const maskOf = (text: string) => maskPlaceholders(text).masked.replaceAll(UNKNOWN, "?");

test.each([
  ["Twig and Liquid", "{{ name }}"],
  ["Twig filters with braces", "{{ {a: 1}|json }}"],
  ["control of Twig and Liquid", "{% if a > b %}"],
  ["comments of Twig", "{# a note #}"],
  ["Handlebars", "{{#each items}}"],
  ["raw Handlebars", "{{{ html }}}"],
  ["Blade", "{!! $html !!}"],
  ["Smarty", "{$product.name|escape}"],
  ["control of Smarty", "{if $a > 1}"],
  ["comments of Smarty", "{* a note *}"],
  ["PHP", "<?php echo $a['b']; ?>"],
  ["short PHP", "<?= $a ?>"],
  ["ERB and EJS", "<%= a %>"],
  ["JSP", "$" + "{name}"],
  ["Freemarker", "<#if a>"],
  ["elements with a prefix", "<iaixsl:if test=\"a > 'b'\">"],
  ["XSLT in attributes", "{/shop/page/@type}"],
])("a text loses its template code, and keeps its length: %s", (_, code) => {
  expect(maskOf(`<p>a${code}b</p>`)).toBe(`<p>a${" ".repeat(code.length)}b</p>`);
});

test("line breaks in template code stay, so that later lines keep their numbers", () => {
  expect(maskOf("<p>{% if\n a %}b</p>")).toBe("<p>     \n     b</p>");
});

test("a value with template code is unknown, whatever quotes the code contains", () => {
  const { masked } = maskPlaceholders(`<a href="{{ url("x") }}" title='<?= "a" ?>' class="plain">`);
  expect(masked.replaceAll(UNKNOWN, "?")).toBe(
    `<a href="${"?".repeat(14)}" title='${"?".repeat(10)}' class="plain">`,
  );
  expect(isUnknown(masked)).toBe(true);
});

test("template code in a tag leaves the attributes around it readable", () => {
  expect(maskOf(`<a {% if x %}class="b"{% endif %} id=c>`)).toBe(
    `<a ${" ".repeat(10)}class="b"${" ".repeat(11)} id=c>`,
  );
  expect(maskOf(`<a class={{ x }} data-{{ y }}="z">`)).toBe(
    `<a class=${"?".repeat(7)} data-${"?".repeat(7)}="z">`,
  );
});

test.each([
  '{"a":{"b":1}}',
  "a{color:red}",
  "https://tiles.example/{z}/{x}/{y}.png",
  "{product}",
  "a < b > c",
])("text that is not template code stays: %s", (text) => {
  expect(maskPlaceholders(`<p>${text}</p>`).masked).toBe(`<p>${text}</p>`);
});

test("only conditions, loops and comments count as control", () => {
  const { placeholders } = maskPlaceholders(
    "{{ a }}{% if b %}<iaixsl:value-of select='c'/><iaixsl:if test='d'>{$e}{/if}",
  );
  expect(placeholders.map(({ isControl }) => isControl)).toEqual([false, true, false, true, false, true]);
});
