import fc from "fast-check";
import {
  buildSchema,
  GraphQLString,
  graphqlSync,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  validate,
  valueFromAST,
  visit,
} from "graphql";
import { describe, expect, it } from "vitest";
import { platformSchema } from "../../../fixtures/graphql/schema";
import { productSearch as searchFor } from "../../../islands/search-panel/ask-shop";
import { encodeJson } from "../../../runtime/base/json";
import type { GraphqlOperation } from "../../../runtime/contracts/graphql";
import { writeOperation } from "../../../runtime/platform/graphql/write-operation";
import { anyText, asSent, nastyTexts } from "../any-text";
import { runs } from "../runs";

/** Two text slots side by side: the text of one must not reach the other. */
const address: GraphqlOperation = {
  suffix: "?query=validateClientData",
  document:
    "query Validate($street: String!, $city: String) { validateClientData(ClientDataInput: { clientData: { clientBillingData: { street: $street city: $city } } }) { messages { code message } } }",
};

type Write = (text: string) => string;

const productSearch = searchFor(false);
const search: Write = (text) => writeOperation(productSearch, { text, limit: 6 }, "literal").query;
const street: Write = (text) => writeOperation(address, { street: text, city: "Łódź" }, "literal").query;

/** A document with every text replaced by the same one, and the original texts. */
function read(query: string) {
  const texts: unknown[] = [];
  const document = visit(parse(query, { noLocation: true }), {
    StringValue(node) {
      texts.push(valueFromAST(node, GraphQLString));
      return { kind: Kind.STRING, value: "x" };
    },
  });
  return { definitions: document.definitions, skeleton: print(document), texts };
}

const harmless = new Map<Write, string>();
const skeletonOf = (write: Write) => {
  const skeleton = harmless.get(write) ?? read(write("harmless")).skeleton;
  harmless.set(write, skeleton);
  return skeleton;
};

/** Whether a text in the first slot stays that text and changes nothing else. */
function staysText(write: Write, text: string): boolean {
  const { definitions, skeleton, texts } = read(write(text));
  return (
    definitions.length === 1 &&
    definitions[0]?.kind === Kind.OPERATION_DEFINITION &&
    skeleton === skeletonOf(write) &&
    texts[0] === asSent(text)
  );
}

describe("a text in a GraphQL document, as a literal", () => {
  it("changes only its own value, whatever it is", () =>
    fc.assert(
      fc.property(anyText, (text) => staysText(search, text) && staysText(street, text)),
      runs(),
    ));

  it.each(nastyTexts.map((text) => [text.slice(0, 60), text]))("carries %j", (_, text) => {
    expect(staysText(search, text)).toBe(true);
    expect(staysText(street, text)).toBe(true);
  });

  it("never leaks into the slot beside it", () =>
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const { query } = writeOperation(address, { street: one, city: other }, "literal");
        expect(read(query).texts).toEqual([asSent(one), asSent(other)]);
      }),
      runs(0.25),
    ));

  it("is executed by the platform's schema as the typed text", () => {
    const schema = platformSchema(true);
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...nastyTexts.slice(0, -3))), (text) => {
        let heard: unknown;
        const productsTextSearch = ({ searchInput }: { searchInput: unknown }) => {
          heard = searchInput;
          return { products: [] };
        };
        const source = search(text);
        expect(validate(schema, parse(source))).toEqual([]);
        const { errors, data } = graphqlSync({ schema, source, rootValue: { productsTextSearch } });
        expect(errors).toBeUndefined();
        expect(Object.keys(data ?? {})).toEqual(["productsTextSearch"]);
        expect(heard).toEqual({ text: asSent(text), limit: 6 });
      }),
      runs(0.1),
    );
  });
});

describe("a text beside a GraphQL document, as a variable", () => {
  const asVariable = (text: string) => {
    const body = encodeJson(writeOperation(productSearch, { text, limit: 6 }, "variables"));
    return JSON.parse(body) as { query: string; variables: Record<string, unknown> };
  };

  it("leaves the document unchanged, byte for byte", () =>
    fc.assert(
      fc.property(anyText, (text) => asVariable(text).query === productSearch.document),
      runs(),
    ));

  it("arrives as the typed text", () =>
    fc.assert(
      fc.property(anyText, (text) => {
        expect(asVariable(text).variables).toEqual({ text: asSent(text), limit: 6 });
      }),
      runs(),
    ));

  it.each(nastyTexts.map((text) => [text.slice(0, 60), text]))("carries %j", (_, text) =>
    expect(asVariable(text).variables.text).toBe(asSent(text)),
  );

  it("is the same for the platform as a literal", () => {
    const schema = buildSchema("type Query { say(text: String, limit: Int): String }");
    const say: GraphqlOperation = {
      suffix: "",
      document: "query Say($text: String, $limit: Int) { say(text: $text, limit: $limit) }",
    };
    const rootValue = { say: (heard: unknown) => JSON.stringify(heard) };
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constant(null)), fc.integer({ min: -9, max: 99 }), (text, limit) => {
        const [literal, variable] = (["literal", "variables"] as const).map((mode) => {
          const { query, variables = null } = writeOperation(say, { text, limit }, mode);
          return graphqlSync({ schema, source: query, rootValue, variableValues: variables });
        });
        expect(literal?.errors).toBeUndefined();
        expect(literal).toEqual(variable);
      }),
      runs(0.1),
    );
  });
});

describe("other values than texts", () => {
  const operation: GraphqlOperation = {
    suffix: "",
    document: "query Ask($a: Int, $b: Boolean, $c: String) { ask(a: $a, b: $b, c: $c) }",
  };
  const ask = (values: Parameters<typeof writeOperation>[1]) =>
    writeOperation(operation, values, "literal").query;

  it("are written in GraphQL's syntax", () =>
    expect(ask({ a: -6.5, b: true, c: null })).toBe("query Ask { ask(a: -6.5, b: true, c: null) }"));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("are null for %s", (a) =>
    expect(ask({ a })).toBe("query Ask { ask(a: null, b: null, c: null) }"),
  );

  it("are valid literals for every number", () =>
    fc.assert(
      fc.property(fc.double(), (a) => {
        const [{ selectionSet }] = parse(ask({ a })).definitions as [OperationDefinitionNode];
        expect(selectionSet.selections).toHaveLength(1);
      }),
      runs(0.25),
    ));

  it("are null when they are not given, whatever other scripts put on prototypes", () => {
    const asked: GraphqlOperation = {
      suffix: "",
      document: "query Ask($toString: Int) { ask(a: $toString) }",
    };
    expect(writeOperation(asked, {}, "literal").query).toBe("query Ask { ask(a: null) }");
  });

  it("drop the declarations of queries and mutations only", () => {
    const mutation = { suffix: "", document: "mutation($name: String!) { make(name: $name) { id } }" };
    expect(writeOperation(mutation, { name: "a" }, "literal").query).toBe(
      'mutation { make(name: "a") { id } }',
    );
  });
});

describe("an escaper with a gap", () => {
  const slot = productSearch.document.replace(/\([^)]*\)/, "").replace("$limit", "6");
  const careless =
    (escaped: (text: string) => string): Write =>
    (text) =>
      slot.replace("$text", () => `"${escaped(text)}"`);
  const isCaught = (write: Write) => {
    const survives = (text: string) => {
      try {
        return staysText(write, text);
      } catch {
        return false; // not a document
      }
    };
    return fc.check(fc.property(anyText, survives), runs()).failed;
  };

  const quotes = (text: string) => text.replace(/"/g, '\\"');
  const backslashes = (text: string) => text.replace(/\\/g, "\\\\");
  const lineEnds = (text: string) => text.replace(/\n/g, "\\n").replace(/\r/g, "\\r");

  it.each<[string, (text: string) => string]>([
    ["nothing escaped, as in the standard theme's search", (text) => text],
    ["quotes only, as in the standard theme's forms", quotes],
    ["no rule for backslashes", (text) => lineEnds(quotes(asSent(text)))],
    ["no rule for quotes", (text) => lineEnds(backslashes(asSent(text)))],
    ["no rule for line ends", (text) => quotes(backslashes(asSent(text)))],
    ["no rule for lone halves", (text) => lineEnds(quotes(backslashes(text)))],
  ])("is caught: %s", (_, escaped) => expect(isCaught(careless(escaped))).toBe(true));

  it("is not reported when there is no gap", () =>
    expect(isCaught(careless((text) => lineEnds(quotes(backslashes(asSent(text))))))).toBe(false));
});
