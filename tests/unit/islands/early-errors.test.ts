// @vitest-environment page
/** Errors before the core runs: the entry keeps the first ones for it. */
import { expect, it } from "vitest";
import { collectEarlyErrors } from "../../../runtime/islands/reports";

const fail = (type = "error") => window.dispatchEvent(new Event(type));

it("the entry keeps errors and unhandled rejections until the core takes them, in their order", () => {
  const take = collectEarlyErrors();
  fail();
  fail("unhandledrejection");
  expect(take().map(({ type }) => type)).toEqual(["error", "unhandledrejection"]);
});

it("the entry keeps no further error once the core has taken them, because the core listens itself", () => {
  const take = collectEarlyErrors();
  const taken = take();
  fail();
  expect(taken).toEqual([]);
});

it("the entry keeps the first ten errors of a page that throws without end", () => {
  const take = collectEarlyErrors();
  const first = new Event("error");
  window.dispatchEvent(first);
  for (let count = 0; count < 1_000; count++) fail();
  expect([take().length, take()[0] === first]).toEqual([10, true]);
});
