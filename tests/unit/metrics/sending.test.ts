// @vitest-environment page
/** Measurements leave the page only with consent, when the page is hidden or left, and without personal data. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MetricWithAttribution } from "web-vitals/attribution";
import { markTime } from "../../../runtime/base/mark-time";
import type { Boot } from "../../../runtime/contracts/boot";
import { sendMetrics } from "../../../runtime/platform/metrics";
import { bareBoot } from "../bare-boot";
import { forgetWarnings } from "../forget-warnings";

type Receive = (metric: MetricWithAttribution) => void;
const observers: Receive[] = [];
vi.mock("web-vitals/attribution", () => {
  const observe = (receive: Receive) => void observers.push(receive);
  return { onCLS: () => {}, onFCP: () => {}, onINP: () => {}, onLCP: observe, onTTFB: () => {} };
});

const sent: { url: string; body: { page: string; entries: Record<string, unknown>[] } }[] = [];
/** Pages of earlier tests still listen: without consent they send nothing. */
const pages: { consent(value: string): void }[] = [];
beforeEach(() => {
  observers.length = 0;
  sent.length = 0;
  performance.clearMarks();
  vi.stubGlobal("navigator", {
    sendBeacon: (url: string, body: string) => sent.push({ url, body: JSON.parse(body) }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const page of pages.splice(0)) page.consent("denied");
});

function start(consent: string, url = "https://measure.test/wyspa") {
  const boot = bareBoot({ rows: [], loader: {} as Boot["loader"] });
  const set = (shop: object) => boot.store.setState((state) => ({ shop: { ...state.shop, ...shop } }));
  set({ consent, metrics: { url, sample: 1 } });
  sendMetrics(boot);
  const page = { consent: (consent: string) => set({ consent }) };
  pages.push(page);
  return page;
}
const measure = (value: number, id = "v5-1") =>
  observers[0]?.({ name: "LCP", value, id, attribution: {} } as unknown as MetricWithAttribution);
const leave = () => dispatchEvent(new Event("pagehide"));
const vitals = () =>
  sent.flatMap(({ body }) => body.entries.filter(({ vital }) => vital).map(({ value }) => value));

describe("measurements", () => {
  it("are sent when the page is left, with the page's type and each vital's last value", () => {
    start("granted");
    measure(100);
    measure(250);
    leave();
    expect(sent).toMatchObject([
      { url: "https://measure.test/wyspa", body: { version: expect.any(String) } },
    ]);
    expect(vitals()).toEqual([250]);
  });

  it("are sent once", () => {
    start("granted");
    measure(100);
    leave();
    leave();
    expect(sent).toHaveLength(1);
  });

  it("are sent when the page is hidden, and not when it is shown again", () => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    start("granted");
    measure(100);
    dispatchEvent(new Event("visibilitychange"));
    expect(vitals()).toEqual([100]);
    measure(200);
    visibility.mockReturnValue("visible");
    dispatchEvent(new Event("visibilitychange"));
    expect(vitals()).toEqual([100]);
  });

  it.each(["unknown", "denied"] as const)("are not taken while consent is %s", (consent) => {
    start(consent);
    leave();
    expect([observers.length, sent.length]).toEqual([0, 0]);
  });

  it("begin when the shopper consents on the page", () => {
    const page = start("unknown");
    page.consent("granted");
    measure(100);
    leave();
    expect(vitals()).toEqual([100]);
  });

  it("are dropped when the shopper withdraws consent, and those of that time are never sent", () => {
    const page = start("granted");
    measure(100);
    page.consent("denied");
    measure(200);
    leave();
    expect(sent).toEqual([]);
    page.consent("granted");
    leave();
    expect(vitals()).toEqual([]);
    measure(300);
    leave();
    expect(vitals()).toEqual([300]);
  });

  it("hold the times of each island, also those from before, and lost chunks", async () => {
    markTime("search-panel", "loading", undefined, 20.4);
    start("granted");
    markTime("search-panel", "ready", undefined, 80.2);
    markTime("search-panel", "ready", undefined, 900);
    markTime("mini-basket/shell", "lost", undefined, 95);
    leave();
    expect(sent[0]?.body.entries).toEqual([
      { island: "search-panel", loading: 20, ready: 80 },
      { lost: "mini-basket/shell", at: 95 },
    ]);
  });

  it("of an island are repeated in full when something is new", () => {
    start("granted");
    markTime("search-panel", "loading", undefined, 20);
    leave();
    markTime("search-panel", "ready", undefined, 80);
    leave();
    leave();
    expect(sent.map(({ body }) => body.entries)).toEqual([
      [{ island: "search-panel", loading: 20 }],
      [{ island: "search-panel", loading: 20, ready: 80 }],
    ]);
  });

  it("are not sent when the address is invalid, and one warning explains it", () => {
    forgetWarnings();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    start("granted", "javascript:alert(1)");
    leave();
    expect([observers.length, sent.length]).toEqual([0, 0]);
    expect(warn.mock.calls.flat().join(" ")).toMatch(
      /"metrics\.url" must be an http\(s\) address, not "javascript:alert\(1\)"/,
    );
  });

  it("that cannot be sent throw nothing into the page", () => {
    start("granted");
    measure(100);
    vi.stubGlobal("navigator", {});
    expect(leave).not.toThrow();
  });
});
