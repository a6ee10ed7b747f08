// @vitest-environment page
/** Reads the page's data about documents, whatever they contain. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { readKinds } from "../../../islands/product-documents/read";
import { anyText } from "../any-text";
import { runs } from "../runs";

const manual = { type: "manual", name: "Instrukcja", description: "Jak używać" };
const safety = { type: "safety", name: "Ostrzeżenia", description: "" };
const file = (name: string, ...document_types: unknown[]) => ({
  name,
  url: "/a.pdf",
  type: "doc",
  document_types,
});

test("kinds keep the order in which they first appear, each with its documents", () => {
  const kinds = readKinds({ group: [file("A", safety), file("B", manual, safety)] });
  expect(kinds.map(({ name, documents }) => [name, documents.map((one) => one.name)])).toEqual([
    ["Ostrzeżenia", ["A", "B"]],
    ["Instrukcja", ["B"]],
  ]);
  expect(kinds[1]?.description).toBe("Jak używać");
});

test("documents of several groups, of a list without a name, and without a kind are all listed", () => {
  expect(readKinds({ producer: [file("A", manual)], product: { 0: file("B", manual) } })).toHaveLength(1);
  expect(readKinds([file("A")])).toMatchObject([{ name: "", documents: [{ name: "A" }] }]);
});

test("a document without a name and an address is skipped; one without an address keeps its name", () => {
  expect(readKinds({ group: [{ url: "javascript:alert(1)" }, {}, null] })).toEqual([]);
  expect(readKinds({ group: [{ name: "A", url: "javascript:alert(1)" }] })).toMatchObject([
    { documents: [{ name: "A", url: null }] },
  ]);
});

test("a document without a name is named after its file, and is skipped when that is blank, too", () => {
  expect(readKinds([{ url: "/files/instrukcja%20obs%C5%82ugi.pdf" }])).toMatchObject([
    { documents: [{ name: "instrukcja obsługi.pdf" }] },
  ]);
  expect(readKinds([{ url: "/files/%20" }])).toEqual([]);
});

test("no data of a page makes the reader throw, and every address is http or https", () => {
  const values = fc.oneof(fc.anything(), anyText);
  const one = fc.record(
    { name: values, url: values, type: values, document_types: fc.oneof(values, fc.array(values)) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(values, fc.dictionary(fc.string(), fc.array(fc.oneof(one, values)))), (config) => {
      for (const { documents } of readKinds(config))
        for (const { name, url } of documents) {
          expect(name.trim()).not.toBe("");
          if (url) expect(url).toMatch(/^https?:\/\//);
        }
    }),
    runs(0.15),
  );
});
