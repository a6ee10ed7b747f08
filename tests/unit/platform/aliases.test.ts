import fc from "fast-check";
import { type FieldNode, type OperationDefinitionNode, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { aliasesFor } from "../../../runtime/platform/graphql/aliases";
import { anyText, hostileKeys } from "../any-text";
import { runs } from "../runs";

const hostileIds: readonly string[] = [
  ...hostileKeys,
  "client-firstname",
  "client[firstname]",
  "client.firstname",
  "client firstname",
  " client",
  "client\n",
  "1client",
  "9",
  "-",
  "imię",
  "żółć",
  "名前",
  "😀",
  "a:b",
  "a(b",
  "a)b",
  "a{b",
  "a}b",
  'a"b',
  "a'b",
  "a\\b",
  "a#b",
  "a,b",
  "a$b",
  "a@b",
  "a!b",
  "a|b",
  "a&b",
  "a=b",
  "a...b",
  "__typename",
  "__schema",
  "__",
  "field0",
  "field1",
  "field1_",
  "field99",
  "\0",
  "\ud800",
  "\ufeffa",
  "a\u200bb",
  "hello{__typename}b",
  'x: validateClientData(ClientDataInput: {email: "a"}) { code } y',
  "on",
  "true",
  "null",
  "fragment",
  "query",
  "_",
  "a".repeat(10_000),
];

const isName = (text: string) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(text);

/** The aliases that a server reads in a batch. */
function readByServer(aliases: Iterable<string>): string[] {
  const query = `query { ${[...aliases].map((alias) => `${alias}: check { code }`).join(" ")} }`;
  const [operation] = parse(query).definitions as [OperationDefinitionNode];
  return operation.selectionSet.selections.map((field) => (field as FieldNode).alias?.value ?? "");
}

function expectSound(ids: readonly string[]): void {
  const aliases = aliasesFor(ids);
  expect([...aliases.values()].sort((a, b) => a - b)).toEqual(ids.map((_, index) => index));
  expect(aliases.size).toBe(ids.length);
  for (const alias of aliases.keys()) expect(isName(alias)).toBe(true);
}

describe("the names of a batch's parts", () => {
  it(`identify each of ${hostileIds.length} hostile ids by its own field`, () => {
    expect(hostileIds.length).toBeGreaterThanOrEqual(50);
    expectSound(hostileIds);
    expect(readByServer(aliasesFor(hostileIds).keys())).toHaveLength(hostileIds.length);
  });

  it("identify every id in any list, duplicates included", () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...hostileIds.slice(0, -1)), anyText), { maxLength: 20 }),
        (ids) => {
          expectSound([...ids, ...ids]);
          if (ids.length) expect(readByServer(aliasesFor(ids).keys())).toEqual([...aliasesFor(ids).keys()]);
        },
      ),
      runs(),
    ));

  it("are the ids themselves when these are valid and unique", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,12}$/), { maxLength: 12 }),
        (ids) => {
          fc.pre(!ids.includes("constructor"));
          expect([...aliasesFor(ids)]).toEqual(ids.map((id, index) => [id, index]));
        },
      ),
      runs(),
    ));

  it("stay the ids of good fields beside bad ones", () => {
    const aliases = aliasesFor(["client_firstname", "client-zipcode", "client_firstname", "field1", ""]);
    expect([...aliases]).toEqual([
      ["client_firstname", 0],
      ["field1_", 1],
      ["field2", 2],
      ["field1", 3],
      ["field4", 4],
    ]);
  });

  it.each(["__proto__", "constructor", "__typename"])("are never %s", (id) =>
    expect([...aliasesFor([id]).keys()]).toEqual(["field0"]),
  );
});
