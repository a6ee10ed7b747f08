// @vitest-environment page
/** The modes for theme designers: which an address names, and what a tab keeps. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { safeStorage } from "../../../runtime/base/storage";
import type { App } from "../../../runtime/contracts/app";
import { followModes } from "../../../runtime/debug/follow-modes";
import { keepModes, modesOf } from "../../../runtime/page/modes";
import { forgetWarnings } from "../forget-warnings";

const session = safeStorage(() => sessionStorage);
let said: string[];
let loaded: string[];
beforeEach(() => {
  said = [];
  loaded = [];
  sessionStorage.clear();
  forgetWarnings();
  vi.spyOn(console, "warn").mockImplementation((_, message) => said.push(message));
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const open = (search: string, storage = session) => {
  history.replaceState(null, "", `/${search}`);
  const load = async (key: string) => {
    loaded.push(key);
    return { followIslands() {}, inspect() {} };
  };
  followModes({ boot: { loader: { load } }, storage: { session: storage } } as unknown as App);
};

describe("an address", () => {
  it.each([
    ["?wyspa=debug", ["debug"]],
    ["?text=a&wyspa=inspect", ["inspect"]],
    ["?wyspa=debug,inspect", ["debug", "inspect"]],
    ["?wyspa=inspect%2Cdebug&a=b", ["debug", "inspect"]],
    ["?wyspa=on", []],
    ["?notwyspa=debug", []],
  ])("with %s loads exactly %j", (search, modes) => {
    open(search);
    expect([loaded, said]).toEqual([modes, []]);
  });

  it("with a misspelt mode is one warning, and the tab keeps what it had", () => {
    keepModes(session, ["debug"]);
    open("?wyspa=inspekt");
    expect(said).toEqual(['?wyspa=inspekt names no mode. Did you mean "inspect"?']);
    expect(loaded).toEqual([]);
    open("");
    expect(loaded).toEqual(["debug"]);
  });
});

describe("a tab", () => {
  it("keeps the modes of the last address that named some", () => {
    open("?wyspa=debug");
    open("?wyspa=inspect");
    loaded = [];
    open("?text=a");
    expect(loaded).toEqual(["inspect"]);
  });

  it("keeps nothing after ?wyspa=on", () => {
    open("?wyspa=debug");
    open("?wyspa=on");
    loaded = [];
    open("");
    expect([loaded, sessionStorage.length]).toEqual([[], 0]);
  });

  it("that cannot store anything has the modes for one page, with one warning", () => {
    const refusing = safeStorage(() => {
      throw new Error("denied");
    });
    open("?wyspa=debug", refusing);
    history.replaceState(null, "", "/next"); // a visit in place
    expect([...modesOf(refusing)]).toEqual(["debug"]);
    expect(said).toEqual([
      "?wyspa=debug holds for this page only, because the browser refuses sessionStorage.",
    ]);
  });
});
