import { parse, validate } from "graphql";
import { expect, it } from "vitest";
import { platformSchema } from "../../../fixtures/graphql/schema";
import { productSearch } from "../../../islands/search-panel/ask-shop";

it.each([
  { breadcrumbs: false, details: false },
  { breadcrumbs: true, details: false },
  { breadcrumbs: false, details: true },
  { breadcrumbs: true, details: true },
])("asks only for what the server tells, without a suffix: %j", (tells) => {
  const { document, suffix } = productSearch(tells);
  expect(validate(platformSchema(tells.breadcrumbs, tells.details), parse(document))).toEqual([]);
  expect(suffix).toBe("");
});

it("a server without details refuses a document that asks for them", () => {
  const { document } = productSearch({ breadcrumbs: false, details: true });
  expect(validate(platformSchema(true), parse(document))).not.toEqual([]);
});
