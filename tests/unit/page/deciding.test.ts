// @vitest-environment page
/** When the entry decides whether Wyspa or the old bundle runs the page: once, as soon as the page's scripts can have said it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenDecided } from "../../../runtime/page/when-decided";
import { turns } from "../turns";

let readyState: DocumentReadyState;
let ended: number;
beforeEach(() => {
  readyState = "loading";
  ended = 0;
  vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
  vi.spyOn(performance, "getEntriesByType").mockImplementation(
    () => [{ domContentLoadedEventEnd: ended }] as never,
  );
});
afterEach(() => void vi.restoreAllMocks());

async function isMade(decision: { decided: Promise<void> }): Promise<boolean> {
  let made = false;
  void decision.decided.then(() => {
    made = true;
  });
  await turns(2);
  return made;
}

it("the decision waits while the page is parsed", async () => {
  expect(await isMade(whenDecided())).toBe(false);
  readyState = "interactive";
  expect(await isMade(whenDecided())).toBe(false);
});

it("the decision is made when the page calls `runApp()`", async () => {
  const decision = whenDecided();
  decision.decide();
  expect(await isMade(decision)).toBe(true);
});

it.each([
  ["DOMContentLoaded", () => document.dispatchEvent(new Event("DOMContentLoaded"))],
  ["load", () => window.dispatchEvent(new Event("load"))],
])("the decision is made at %s when the page calls nothing", async (_, fire) => {
  const decision = whenDecided();
  expect(await isMade(decision)).toBe(false);
  fire();
  expect(await isMade(decision)).toBe(true);
});

it("the decision is made at once when the entry starts after DOMContentLoaded", async () => {
  readyState = "interactive";
  ended = 120;
  expect(await isMade(whenDecided())).toBe(true);
});

it("the decision is made at once on a complete page, also without timing entries", async () => {
  readyState = "complete";
  vi.mocked(performance.getEntriesByType).mockReturnValue([]);
  expect(await isMade(whenDecided())).toBe(true);
});
