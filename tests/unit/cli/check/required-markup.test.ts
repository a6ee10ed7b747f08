import { expect, test } from "vitest";
import { islandOf } from "../../../../runtime/cli/check/hosts";
import { found, messages } from "./found";

const islands = [...islandOf.values()].filter(({ requires }) => requires?.length);

test("most islands say what they require", () => {
  expect(islands.length).toBeGreaterThan(25);
});

test.each(islands.map(({ name }) => name))("an empty host of %s is reported", (name) => {
  // Every element but a field can be a validated form.
  const host = name === "validated-form" ? "<input " : "<div ";
  const end = name === "validated-form" ? "" : "</div>";
  const page = `<!doctype html><html><body>\n${host}data-island="${name}">${end}<script src="/wyspa.js"></script></body></html>`;
  expect(found(page)).toEqual([expect.stringMatching(/^2:\d required-markup$/)]);
});

const search = (inside: string, attributes = "") =>
  `<form data-island="search-panel" action="/search.php" ${attributes}>${inside}</form>`;

test.each([
  ["the required markup", search('<input name="text">')],
  ["template code that may print it", search("{% include 'field' %}")],
  ["an element whose attributes are of the server", search("<input {{ attributes }}>")],
  ["an element whose name is of the server", search('<input name="{{ name }}">')],
  ["a field outside that belongs to the form", `${search("", 'id="s"')}<input form="s" name="text">`],
  ["a host whose attributes are of the server", '<p data-island="tooltip" {{ attributes }}>a</p>'],
  ["a fragment without the rest of the page", '<a data-island="product-question" href="#q">a</a>'],
])("no alarm for %s", (_, markup) => {
  expect(found(markup)).toEqual([]);
});

test("template code that prints text cannot add the required element", () => {
  expect(found(search("<button>{{ search }}</button>"))).toEqual(["1:7 required-markup"]);
});

test("the message shows the markup that is missing", () => {
  expect(messages(search("")).join()).toContain('<input name="text">');
});
