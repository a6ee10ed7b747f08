// @vitest-environment page
/** A page that follows a switch file: what it keeps, when it asks, and what happens to mounted islands. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyDecision, keptDecision } from "../../../runtime/config/decision";
import { followSwitches } from "../../../runtime/platform/switches";
import { eventually } from "../eventually";
import { makePage } from "../islands/a-page";
import { pass } from "../turns";

const FILE = "/wyspa/switches.json";
let answer: () => Response | Promise<Response>;
const ask = vi.fn(async () => answer());
const says = (file: unknown) => {
  answer = () => Response.json(file);
};

beforeEach(() => {
  localStorage.clear();
  ask.mockClear();
  says({});
  vi.stubGlobal("fetch", ask);
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
const later = (minutes: number) => {
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + minutes * 61_000);
};
const shown = () => document.dispatchEvent(new Event("visibilitychange"));

const page = makePage();
// The page's own settings, which a decision changes.
page.boot.hostSettings = () => {
  const [given] = page.boot.readConfig();
  return { isOn: given.enabled !== false, hasPreset: true, islands: { ...(given.islands as object) } };
};
const ended = vi.fn();
page.add({ name: "notice" }, (host, { signal }) => {
  const before = host.textContent;
  host.textContent = "mounted";
  signal.addEventListener("abort", () => {
    host.textContent = before;
    ended();
  });
});

it("keeps a decision for the next page, asks at most once a minute, and takes islands down and up on the open page", async () => {
  page.startCore();
  const host = await page.show('<p data-island="notice">server</p>');
  await eventually(() => expect(host.textContent).toBe("mounted"));

  says({ islands: { notice: false } });
  followSwitches(page.boot, FILE);
  followSwitches(page.boot, FILE); // a second call is a no-op
  await eventually(() => expect(host.textContent).toBe("server"));
  expect([ended.mock.calls.length, page.status(host), ask.mock.calls.length]).toEqual([1, null, 1]);
  expect(keptDecision(FILE)).toEqual({ islands: { notice: false } });
  expect(await page.show('<p data-island="notice">server</p>').then(({ textContent }) => textContent)).toBe(
    "server",
  );

  says({});
  shown();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  later(1);
  shown();
  await eventually(() => expect(document.body.textContent).toBe("mounted"));
  expect(keptDecision(FILE)).toEqual({});
  expect(localStorage.length).toBe(0);

  says({ off: true });
  later(2);
  shown();
  await eventually(() => expect(document.body.textContent).toBe("server"));
  const left = vi.spyOn(location, "assign").mockImplementation(() => {});
  const visit = new CustomEvent("wyspa:before-visit", { cancelable: true, detail: { url: "/next" } });
  document.dispatchEvent(visit);
  expect([visit.defaultPrevented, left.mock.calls]).toEqual([true, [["/next"]]]);

  for (const lost of [
    () => Promise.reject(new TypeError("offline")),
    () => new Response("", { status: 500 }),
  ]) {
    answer = lost;
    later(10);
    shown();
    await pass(0);
    expect(keptDecision(FILE)).toEqual({ enabled: false });
  }
  answer = () => new Response("gone", { status: 404 });
  later(30);
  shown();
  await eventually(() => expect(keptDecision(FILE)).toEqual({}));
});

it("follows the file on a page whose scripts wrap fetch and return copies without ok", async () => {
  ask.mockResolvedValueOnce({ status: 200, text: async () => '{"off":true}' } as Response);
  followSwitches({ ...page.boot }, "/wrapped/switches.json");
  await eventually(() => expect(keptDecision("/wrapped/switches.json")).toEqual({ enabled: false }));
});

it("a kept decision counts for a day without a new answer, and belongs to one file", () => {
  const keep = (hours: number) =>
    localStorage.setItem(
      `wyspa ${FILE}`,
      JSON.stringify({ at: Date.now() - hours * 3_600_000, enabled: false }),
    );
  keep(23);
  expect(keptDecision(FILE)).toEqual({ enabled: false });
  expect(keptDecision("/other/switches.json")).toEqual({});
  keep(25);
  expect(keptDecision(FILE)).toEqual({});
});

it("a kept decision from the future does not count: the clock was set back", () => {
  const at = Date.now() + 365 * 86_400_000;
  localStorage.setItem(`wyspa ${FILE}`, JSON.stringify({ at, enabled: false }));
  expect(keptDecision(FILE)).toEqual({});
});

it.each(["", "{", "[]", "7", '{"at":"soon"}'])(
  "a kept text that is no decision counts as none: %s",
  (text) => {
    localStorage.setItem(`wyspa ${FILE}`, text);
    expect(keptDecision(FILE)).toEqual({});
  },
);

it("a denied storage counts as an empty one", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(keptDecision(FILE)).toEqual({});
});

it("a decision that decides nothing adds no key to the configuration, so that a plain page stays plain", () => {
  applyDecision(page.boot, {});
  expect(page.boot.readConfig()).toEqual([{}, {}]);
  applyDecision(page.boot, { islands: { notice: false }, enabled: false });
  expect(page.boot.readConfig()).toEqual([{ islands: { notice: false }, enabled: false }, {}]);
});
