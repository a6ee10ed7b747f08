import { parse, validate } from "graphql";
import { expect, it } from "vitest";
import { platformSchema } from "../../../fixtures/graphql/schema";
import { basketQuery } from "../../../runtime/platform/basket/from-graphql";

it("the basket query is one that the platform accepts", () =>
  expect(validate(platformSchema(true), parse(basketQuery.document))).toEqual([]));
