// @vitest-environment page
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { done, fault, type Result } from "../../../runtime/base/result";
import type { ShopConfig } from "../../../runtime/contracts/config";
import type { GraphqlOperation } from "../../../runtime/contracts/graphql";
import { makeGraphql } from "../../../runtime/platform/graphql/graphql";
import type { PostOptions } from "../../../runtime/platform/transport/http";
import { anyJson, anyText } from "../any-text";
import { runs } from "../runs";

const hello: GraphqlOperation = {
  suffix: "?query=hello",
  document: "query Hello($a: String) { hello(a: $a) }",
};
const make: GraphqlOperation = { suffix: "?query=make", document: "mutation { make { id } }" };

function shop(answer: Result<string>, graphqlMode: ShopConfig["graphqlMode"] = "literal") {
  const sent: { url: string; options: PostOptions }[] = [];
  const graphql = makeGraphql(
    {
      get: async () => fault("status", { status: 404 }),
      async post(url, options) {
        sent.push({ url, options });
        return answer;
      },
    },
    () => ({ graphqlUrl: "/graphql/v1/", graphqlMode }) as ShopConfig,
  );
  return { graphql, sent };
}

const read = (body: string) => shop(done(body)).graphql(hello, { a: "b" });

describe("a GraphQL answer", () => {
  it.each([
    ['{"data":{"a":1}}', done({ a: 1 })],
    ['\ufeff{"data":{"a":1}}', done({ a: 1 })],
    ['{"data":{"a":1,"b":null},"errors":[{"message":"half"}]}', done({ a: 1, b: null })],
    ['{"data":{"a":null},"errors":[{"message":"all of it"}]}', fault("graphql", { code: "all of it" })],
    ['{"data":{"a":null}}', done({ a: null })],
    ['{"data":null,"errors":[{"message":"all"}]}', fault("graphql", { code: "all" })],
    ['{"data":null,"errors":[{"message":7}]}', fault("graphql")],
    ['{"errors":[]}', fault("graphql")],
    ['{"data":null}', fault("format")],
    ['{"data":[]}', fault("format")],
    ['{"errors":"x"}', fault("format")],
    ["{}", fault("format")],
    ["[]", fault("format")],
    ["null", fault("format")],
    ["", fault("format")],
    ["<html>", fault("format")],
  ])("%s", async (body, result) => expect(await read(body)).toEqual(result));

  it("that did not come keeps its fault", async () =>
    expect(await shop(fault("status", { status: 503 })).graphql(hello, {})).toEqual(
      fault("status", { status: 503 }),
    ));

  it("never rejects, whatever it contains", () =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          anyText,
          anyJson.map((value) => JSON.stringify(value)),
        ),
        async (body) => {
          const result = await read(body);
          expect(result.ok ? typeof result.data : result.kind).toMatch(/^(object|graphql|format)$/);
        },
      ),
      runs(0.5),
    ));
});

describe("a GraphQL request", () => {
  it("carries its values in the document, at the operation's own address", async () => {
    const { graphql, sent } = shop(done("{}"));
    await graphql(hello, { a: 'x"y' }, { group: "hello", deadline: 5 });
    expect(sent).toEqual([
      {
        url: "/graphql/v1/?query=hello",
        options: {
          body: '{"query":"query Hello { hello(a: \\"x\\\\\\"y\\") }"}',
          type: "application/json",
          group: "hello",
          deadline: 5,
          repeatable: true,
          keepalive: false,
        },
      },
    ]);
  });

  it("carries its values beside the document when the shop requires it", async () => {
    const { graphql, sent } = shop(done("{}"), "variables");
    await graphql(hello, { a: "x" });
    expect(JSON.parse(sent[0]?.options.body ?? "")).toEqual({ query: hello.document, variables: { a: "x" } });
  });

  it("is never sent twice for a mutation", async () => {
    const { graphql, sent } = shop(done("{}"));
    await graphql(make, {});
    expect(sent[0]?.options.repeatable).toBe(false);
  });
});
