// @vitest-environment page

/** The outcome of a GraphQL change, including unknown outcomes. */
import { describe, expect, it } from "vitest";
import { done, fault } from "../../../runtime/base/result";
import { isUnclear, mutationResult } from "../../../runtime/platform/mutation-result";

describe("the answer's own field", () => {
  it("is the result of a success", () => {
    const field = { status: "success", id: 7 };
    expect(mutationResult(done({ shoppingListCreate: field }))).toEqual(done(field));
  });

  it("is a refusal when its status is a failure", () => {
    const said = mutationResult(done({ shoppingListCreate: { status: "error" } }));
    expect(said).toEqual(fault("refused"));
    expect(isUnclear(said)).toBe(false);
  });

  it.each([{}, { change: null }, { change: {} }, { change: { status: null } }, { change: "success" }])(
    "gives no result for %j: the outcome is unknown",
    (data) => expect(isUnclear(mutationResult(done(data)))).toBe(true),
  );
});

describe("the outcome of the change is unknown", () => {
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
  ])("but known after %j", (answer) => expect(isUnclear(answer)).toBe(false));
});
