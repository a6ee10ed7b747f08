// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fault } from "../../../runtime/base/result";
import { fetchPage } from "../../../runtime/platform/fetch-page";
import { pageAt, visiting } from "./a-visit";

const navigated = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  navigated.mockClear();
  vi.spyOn(window.location, "assign").mockImplementation(navigated);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Hovers a link until its page is prefetched. */
function pointAt({ engine }: ReturnType<typeof visiting>, path: string): void {
  const link = document.createElement("a");
  link.setAttribute("data-visit-card", "");
  link.href = path;
  link.setAttribute("data-visit-prefetch", "");
  document.body.append(link);
  engine.prefetch.near(link);
  vi.advanceTimersByTime(100);
}

it("the deadline is 16 s from the click, even if the page was prefetched and hangs: then the browser navigates", async () => {
  const asked = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal("fetch", asked);
  const page = visiting(fetchPage);
  pointAt(page, "/hangs");
  await vi.advanceTimersByTimeAsync(5_000);
  const visit = page.engine.visit("/hangs", {});
  await vi.advanceTimersByTimeAsync(15_999);
  expect(navigated).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await visit).toBe(false);
  expect(navigated).toHaveBeenCalledExactlyOnceWith(new URL("https://shop.test/hangs"));
  expect(page.told).toEqual(["timeout"]);
});

it("the deadline leaves time for one retry after a failed prefetch", async () => {
  let count = 0;
  const page = visiting(async (url) => (++count === 1 ? fault("network") : pageAt(url)));
  pointAt(page, "/b");
  expect(await page.engine.visit("/b", {})).toBe(true);
  expect([count, location.pathname, document.querySelector("h1")?.textContent]).toEqual([2, "/b", "/b"]);
  expect(navigated).not.toHaveBeenCalled();
});

it("the answer to a pressed link counts: a failure is not asked again, and the browser navigates", async () => {
  let count = 0;
  const page = visiting(async () => {
    count++;
    return fault("status", { status: 500 });
  });
  const link = document.createElement("a");
  link.setAttribute("data-visit-card", "");
  link.href = "/b";
  document.body.append(link);
  page.engine.press(link);
  expect(await page.engine.visit("/b", {})).toBe(false);
  expect(count).toBe(1);
  expect(navigated).toHaveBeenCalledTimes(1);
});
