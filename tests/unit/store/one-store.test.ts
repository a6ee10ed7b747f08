// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { initialState } from "../../../runtime/store/initial-state";
import { isolateSubscribers } from "../../../runtime/store/isolate";
import { sharedStore } from "../../../runtime/store/store";

beforeEach(() => void Reflect.deleteProperty(window, Symbol.for("wyspa.store")));

describe("the store of a page", () => {
  it("is one, whoever asks", () => {
    const first = sharedStore(initialState);
    first.setState({ search: { text: "buty", total: 3 } });
    const other = vi.fn(initialState);
    expect(sharedStore(other)).toBe(first);
    expect(other).not.toHaveBeenCalled();
    expect(sharedStore(initialState).getState().search.total).toBe(3);
  });

  it("knows nothing before the page is read", () =>
    expect(sharedStore(initialState).getState()).toEqual({
      page: { type: "", orderProcess: false, view: 1, cached: false },
      customer: { status: "unknown", login: "" },
      shop: {},
      storefront: {},
      basket: { status: "unknown", basket: null, source: null },
      search: { text: "", total: 0 },
    }));

  it("tells its listeners what was and what is, until they leave", () => {
    const store = sharedStore(initialState);
    const heard = vi.fn();
    const leave = store.subscribe(({ search }, { search: before }) => heard(before.text, search.text));
    store.setState({ search: { text: "a", total: 0 } });
    leave();
    store.setState({ search: { text: "b", total: 0 } });
    expect(heard.mock.calls).toEqual([["", "a"]]);
  });

  it("tells all of them, although one throws, and lets the page hear of that one", () => {
    vi.useFakeTimers();
    const store = sharedStore(initialState);
    isolateSubscribers(store);
    const heard = vi.fn();
    store.subscribe(() => {
      throw new Error("a theme's own");
    });
    store.subscribe(heard);
    store.setState({ search: { text: "a", total: 0 } });
    expect(heard).toHaveBeenCalledOnce();
    expect(() => vi.runAllTimers()).toThrow("a theme's own");
    vi.useRealTimers();
  });
});
