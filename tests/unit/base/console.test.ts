import { afterEach, describe, expect, it, vi } from "vitest";
import { showPageError, warn, warnOnce } from "../../../runtime/base/console";

const host = { id: "host" } as Element;
const heard = () => vi.spyOn(console, "warn").mockImplementation(() => {}).mock.calls;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a warning for theme designers", () => {
  it("appears once, with our name and the element", () => {
    const calls = heard();
    warnOnce("first", host);
    warnOnce("first", { id: "other" } as Element);
    warnOnce("second");
    expect(calls).toEqual([
      ["Wyspa:", "first", host],
      ["Wyspa:", "second"],
    ]);
  });

  it("appears once, although each built file has its own copy of the module", async () => {
    const calls = heard();
    warnOnce("shared", host);
    vi.resetModules();
    const copy = await import("../../../runtime/base/console");
    expect(copy.warnOnce).not.toBe(warnOnce);
    copy.warnOnce("shared", host);
    expect(calls).toEqual([["Wyspa:", "shared", host]]);
  });

  it("may appear at each call", () => {
    const calls = heard();
    warn("again");
    warn("again");
    expect(calls).toEqual([
      ["Wyspa:", "again"],
      ["Wyspa:", "again"],
    ]);
  });
});

it.each([[undefined], [{ log() {} }]])("nothing is thrown on a page whose console is %j", (own) => {
  vi.stubGlobal("console", own);
  warn("unheard");
  warnOnce("unheard, once", host);
  showPageError(new Error("unheard"));
});

it("an error of a page script appears unchanged", () => {
  const { calls } = vi.spyOn(console, "error").mockImplementation(() => {}).mock;
  const error = new Error("of the page");
  showPageError(error);
  expect(calls).toEqual([[error]]);
});
