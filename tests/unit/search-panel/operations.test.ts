import { parse, validate } from "graphql";
import { expect, it } from "vitest";
import { platformSchema } from "../../../fixtures/graphql/schema";
import { productSearch } from "../../../islands/search-panel/ask-shop";
import { detailedSearch } from "../../../islands/search-panel/detailed-search";

it.each([
  { breadcrumbs: false, details: false },
  { breadcrumbs: true, details: false },
  { breadcrumbs: false, details: true },
  { breadcrumbs: true, details: true },
])("asks only for what the server tells, without a suffix: %j", (tells) => {
  const { document, suffix } = (tells.details ? detailedSearch : productSearch)(tells.breadcrumbs);
  expect(validate(platformSchema(tells.breadcrumbs, tells.details), parse(document))).toEqual([]);
  expect(suffix).toBe("");
});

it("a server without details refuses a document that asks for them", () => {
  const { document } = detailedSearch(false);
  expect(validate(platformSchema(true), parse(document))).not.toEqual([]);
});
