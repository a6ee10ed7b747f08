// @vitest-environment page

import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { pointsOperation, searchOperation } from "../../../islands/pickup-map/operation";
import { readOptions } from "../../../islands/pickup-map/wanted";
import { writeOperation } from "../../../runtime/platform/graphql/write-operation";

const schema = buildSchema(
  `type Query { nothing: String }\n${readFileSync("fixtures/graphql/operations/pickup-points.graphql", "utf8")}`,
);
const wanted = (options: Record<string, unknown>, family: "cop" | "subscr" = "cop") => {
  const asked = readOptions(
    {
      couriers: [
        { id: 5, fullId: "5-1" },
        { id: 6, fullId: "6-0" },
      ],
      ...options,
    },
    family,
  );
  if (!asked) throw new Error("nothing asked");
  return { ...asked, choose: () => true, ready() {} };
};

describe.each(["literal", "variables"] as const)("with values as %s", (mode) => {
  it("points of several couriers are one document, which the schema accepts", () => {
    const { couriers } = wanted({});
    const operation = pointsOperation(wanted({}), couriers);
    const { query } = writeOperation(operation, { latitude: 52.2, longitude: -0.5, radius: 10 }, mode);
    expect(validate(schema, parse(query))).toEqual([]);
    expect(query).toContain("courier_5: pickupPoints(courierId: 5");
    expect(query).toContain("courierId: 6");
    expect(query).toMatch(/prepaid: dvp/);
  });

  it("any typed value stays a text", () => {
    const typed = '") { x } # \n\\ „Łódź”';
    const values = { shippingId: 5, query: typed, cashOnDelivery: false };
    const { query, variables } = writeOperation(searchOperation(wanted({})), values, mode);
    expect(validate(schema, parse(query))).toEqual([]);
    expect(mode === "variables" ? variables?.query : query).toContain("Łódź");
  });
});

it("requests have the platform's own names", () => {
  const order = wanted({ type: "oscop & co" });
  expect(pointsOperation(order, order.couriers).suffix).toBe(
    "?query=copModulesPickupPoints&type=oscop%20%26%20co",
  );
  const broken = wanted({ type: "oscop\ud800" });
  expect(pointsOperation(broken, broken.couriers).suffix).toBe(
    "?query=copModulesPickupPoints&type=oscop%EF%BF%BD",
  );
  const subscription = wanted({}, "subscr");
  expect(pointsOperation(subscription, subscription.couriers).suffix).toBe("?query=subscriptionPickupPoints");
  expect(searchOperation(subscription).suffix).toBe("?query=subscriptionSearchPickupPoints");
});
