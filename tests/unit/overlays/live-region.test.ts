// @vitest-environment page
/** The page's live regions: silent until there is a message, and each message is heard, also one that repeats. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { liveRegion } from "../../../runtime/overlays/live-region";

const region = (live: string) => document.querySelector(`[data-wyspa-live=${live}]`);
const texts = (live: string) => [...(region(live)?.children ?? [])].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
  Reflect.deleteProperty(window, Symbol.for("wyspa.live"));
  return () => vi.useRealTimers();
});

describe("a live region", () => {
  it("is no alert: Orca says one that is empty, and again one that moves with its texts", () => {
    liveRegion();
    expect(region("assertive")?.getAttribute("aria-live")).toBe("assertive");
    expect(region("assertive")?.hasAttribute("role")).toBe(false);
    expect(region("polite")?.getAttribute("role")).toBe("status");
  });

  it("repeats a message as a different text, because Chromium does not report an equal one", () => {
    const announce = liveRegion();
    for (const options of [{}, { assertive: true }]) {
      for (let count = 0; count < 3; count++) announce("Zapisano", options);
      vi.advanceTimersByTime(80);
    }
    for (const live of ["polite", "assertive"])
      expect(texts(live)).toEqual(["Zapisano", "Zapisano\u00a0", "Zapisano"]);
    vi.advanceTimersByTime(8_000);
    expect(texts("polite")).toEqual([]);
  });
});
