// @vitest-environment happy-dom

/** The outcome of a GraphQL change, including unknown outcomes. */
import { describe, expect, it } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { isUnclear, mutationResult } from "../../../runtime/platform/mutation-result";

describe("the answer's own field", () => {
  it("is the result of a success", () => {
    const field = { status: "success", id: 7 };
    expect(mutationResult(done({ shoppingListCreate: field }))).toEqual(done(field));
  });

  it("is a refusal where its status says no", () => {
    const said = mutationResult(done({ shoppingListCreate: { status: "error" } }));
    expect(said).toEqual(fault("refused"));
    expect(isUnclear(said)).toBe(false);
  });

  it.each([{}, { change: null }, { change: {} }, { change: { status: null } }, { change: "success" }])(
    "says nothing in %j: nobody knows",
    (data) => expect(isUnclear(mutationResult(done(data)))).toBe(true),
  );
});

describe("nobody knows whether the change was carried out", () => {
  it.each([
    fault("network"),
    fault("timeout"),
    fault("format"),
    fault("status", { status: 500 }),
    fault("status", { status: 503 }),
  ])("after %j", (answer) => {
    expect(mutationResult(answer)).toBe(answer);
    expect(isUnclear(answer)).toBe(true);
  });

  it.each([
    fault("graphql", { code: "limit" }),
    fault("refused"),
    fault("status", { status: 404 }),
    done(null),
  ])("not after %j", (answer) => expect(isUnclear(answer)).toBe(false));
});
