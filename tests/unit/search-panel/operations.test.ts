import { parse, validate } from "graphql";
import { expect, it } from "vitest";
import { platformSchema } from "../../../fixtures/graphql/schema";
import { productSearch, productSearchWithBreadcrumbs } from "../../../islands/search-panel/ask-shop";

it("has two valid static documents and no suffix", () => {
  for (const [operation, hasBreadcrumbs] of [
    [productSearch, false],
    [productSearchWithBreadcrumbs, true],
  ] as const) {
    expect(validate(platformSchema(hasBreadcrumbs), parse(operation.document))).toEqual([]);
    expect(operation.suffix).toBe("");
  }
});
