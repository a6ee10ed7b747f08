import fc from "fast-check";
import { type FieldNode, Kind, type OperationDefinitionNode, parse, print, validate, visit } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { platformSchema } from "../../../fixtures/graphql/schema";
import { fault } from "../../../runtime/base/result";
import type { ClientCheck } from "../../../runtime/contracts/client-data";
import type { Platform } from "../../../runtime/contracts/platform";
import { makeChecks } from "../../../runtime/platform/client-data/check";
import { writeChecks } from "../../../runtime/platform/client-data/documents";
import { writeOperation } from "../../../runtime/platform/graphql/write-operation";
import type { Http } from "../../../runtime/platform/transport/http";
import { anyText, asSent, hostileKeys } from "../any-text";
import { runs } from "../runs";

const POLAND = "1143020143";
const types = [
  "firstname",
  "lastname",
  "city",
  "firm",
  "additional",
  "nip",
  "street",
  "zipcode",
  "phone",
  "email",
  "birthdate",
  "login",
  "password",
];

const written = (check: ClientCheck) => {
  const { operation, values } = writeChecks(new Map([["", check]]));
  return writeOperation(operation, values, "literal").query;
};
const withoutSpaces = (text: string) => print(parse(text)).replace(/\s+/g, " ");

describe("the document of a check", () => {
  it.each<[string, Partial<ClientCheck>, string]>([
    ["firstname", {}, '{clientData: {clientBillingData: {firstname: "x"}}}'],
    ["lastname", {}, '{clientData: {clientBillingData: {lastname: "x"}}}'],
    ["city", {}, '{clientData: {clientBillingData: {city: "x"}}}'],
    ["firm", {}, '{clientData: {clientBillingData: {companyName: "x"}}}'],
    ["additional", {}, '{clientData: {clientBillingData: {companyName: "x"}}}'],
    ["street", { country: POLAND }, `{clientData: {clientBillingData: {street: "x", country: ${POLAND}}}}`],
    ["zipcode", { country: "pol" }, '{clientData: {clientBillingData: {zipcode: "x", country: pol}}}'],
    ["phone", { country: POLAND }, `{clientData: {clientBillingData: {phone: "x", country: ${POLAND}}}}`],
    ["nip", { country: POLAND }, `{clientData: {clientBillingData: {country: ${POLAND}}, taxNumber: "x"}}`],
    ["nip", {}, '{clientData: {taxNumber: "x"}}'],
    ["email", {}, '{clientData: {email: "x"}}'],
    ["birthdate", {}, '{clientData: {birthDate: "x"}}'],
    ["login", {}, '{loginAndPassword: {login: "x"}}'],
    ["login", { other: "p" }, '{loginAndPassword: {login: "x", password: "p"}}'],
    ["password", {}, '{loginAndPassword: {password: "x"}}'],
    ["password", { other: "l" }, '{loginAndPassword: {login: "l", password: "x"}}'],
  ])("puts a %s where the platform expects it (%j)", (type, more, input) => {
    const selection =
      type === "email" ? "{messages {code message} clientExists}" : "{messages {code message}}";
    const expected = `query ValidateClientData {validateClientData(ClientDataInput: ${input}) ${selection}}`;
    expect(withoutSpaces(written({ id: "f", type, value: "x", ...more }))).toBe(withoutSpaces(expected));
  });

  it.each(["", "undefined", "null", "true", "pol } } }) {x", "PL-1", "01", "é", "1.5", " "])(
    "omits an invalid country: %j",
    (country) => {
      for (const type of ["street", "zipcode", "nip", "phone"]) {
        const query = written({ id: "f", type, value: "x", country });
        expect(query).not.toContain("country");
        expect(() => parse(query)).not.toThrow();
      }
    },
  );

  it("has one variable for each value, and an alias for each field of a batch", () => {
    const { operation, values } = writeChecks(
      new Map([
        ["a", { id: "a", type: "login", value: "anna", other: "tajne" }],
        ["b", { id: "b", type: "city", value: "Łódź" }],
        ["c", { id: "c", type: "colour", value: "red" }],
      ]),
    );
    expect(values).toEqual({ v0: "anna", v1: "tajne", v2: "Łódź" });
    expect(operation).toEqual({
      suffix: "?query=validateClientData",
      document:
        "query ValidateClientData($v0: String!, $v1: String!, $v2: String!) {" +
        "a: validateClientData(ClientDataInput: {loginAndPassword: {login: $v0 password: $v1}}) {messages {code message}} " +
        "b: validateClientData(ClientDataInput: {clientData: {clientBillingData: {city: $v2}}}) {messages {code message}} " +
        "c: validateClientData(ClientDataInput: {}) {messages {code message}}}",
    });
  });

  it("asks for what the caller selects", () => {
    const check = { id: "a", type: "email", value: "a@b.pl" };
    const { operation } = writeChecks(new Map([["", check]]), "clientProposedLogin");
    expect(operation.document).toMatch(/\{clientProposedLogin\}\}$/);
  });

  it("is accepted by the platform's schema, for every type, alone and together", () => {
    const checks = types.map((type) => ({ id: type, type, value: "x", country: POLAND, other: "y" }));
    const batches = [checks, ...checks.map((check) => [check])];
    for (const batch of batches) {
      const { operation, values } = writeChecks(new Map(batch.map((check) => [check.id, check])));
      const { query } = writeOperation(operation, values, "literal");
      expect(validate(platformSchema(false), parse(query))).toEqual([]);
      expect(validate(platformSchema(false), parse(operation.document))).toEqual([]);
    }
  });

  it("has a phone's digits in one piece, however they are grouped for the shopper", () => {
    const check = { id: "p", type: "phone", value: "+48600 100\u00a0200", country: POLAND };
    expect(Object.values(writeChecks(new Map([["p", check]])).values)).toEqual(["+48600100200"]);
    const street = { ...check, type: "street", value: "Długa 5" };
    expect(Object.values(writeChecks(new Map([["p", street]])).values)).toEqual(["Długa 5"]);
  });

  it("contains exactly the intended fields, whatever values, ids and countries are (bars S1–S3)", () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            id: fc.oneof(anyText, fc.constantFrom(...hostileKeys, "client_street", "a-b", "1a")),
            type: fc.constantFrom(...types),
            value: anyText,
            country: fc.option(anyText, { nil: undefined }),
          }),
          { minLength: 2, maxLength: 5 },
        ),
        (checks) => {
          const sent: string[] = [];
          const graphql = vi.fn<Platform["graphql"]>(async (operation, values) => {
            sent.push(writeOperation(operation, values, "literal").query);
            return fault("network");
          });
          void makeChecks({} as Http, graphql, () => "/ajax/get.php")(checks);
          const document = parse(sent[0] ?? "");
          expect(document.definitions).toHaveLength(1);
          const { selectionSet } = document.definitions[0] as OperationDefinitionNode;
          const fields = selectionSet.selections as readonly FieldNode[];
          expect(fields.map(({ name }) => name.value)).toEqual(checks.map(() => "validateClientData"));
          expect(new Set(fields.map(({ alias }) => alias?.value)).size).toBe(checks.length);
          const texts: string[] = [];
          visit(document, { [Kind.STRING]: (node: { value: string }) => void texts.push(node.value) });
          const partOf = (type: string, value: string) =>
            type === "phone" ? value.replace(/\s/g, "") : value;
          expect(texts).toEqual(checks.map(({ type, value }) => asSent(partOf(type, value))));
        },
      ),
      runs(0.2),
    ));
});
