// @vitest-environment page
/** What a failed change of the basket means, decided once for the product form, the search and the basket's panel. */
import { expect, it, vi } from "vitest";
import { fault } from "../../../runtime/base/result";
import type { Failed } from "../../../runtime/contracts/basket";
import { type Failure, failureOf } from "../../../runtime/dom/basket-failure";

const cases: readonly (readonly [Failed, isOnline: boolean, Failure])[] = [
  [fault("refused"), true, "refused"],
  [fault("refused"), false, "refused"],
  [{ ...fault("refused"), productQuantity: 0 }, true, "contradicted"],
  [fault("status", { status: 404 }), true, "refused"],
  [fault("status", { status: 422 }), false, "refused"],
  [{ ...fault("status", { status: 429 }), unchanged: true }, true, "busy"],
  [fault("network"), false, "offline"],
  [{ ...fault("timeout"), unchanged: true }, false, "offline"],
  [{ ...fault("network"), unchanged: true }, true, "unsent"],
  [{ ...fault("status", { status: 503 }), unchanged: true }, true, "unsent"],
  [{ ...fault("format"), unchanged: false }, true, "unclear"],
  [{ ...fault("timeout"), productQuantity: 3 }, true, "unclear"],
];

it.each(cases)("%j, with a network: %s, is %s", (failed, isOnline, failure) =>
  expect(failureOf(failed, isOnline)).toBe(failure),
);

it("asks the device for its network", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
  expect(failureOf(fault("network"))).toBe("offline");
  expect(failureOf(fault("network"))).toBe("unclear");
});
