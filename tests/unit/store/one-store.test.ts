// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { initialState, isolateSubscribers, sharedStore } from "../../../runtime/store/store";

beforeEach(() => void Reflect.deleteProperty(window, Symbol.for("wyspa.store")));

describe("the store of a page", () => {
  it("is the same one for all callers", () => {
    const first = sharedStore(initialState);
    first.setState({ search: { text: "buty", total: 3 } });
    const other = vi.fn(initialState);
    expect(sharedStore(other)).toBe(first);
    expect(other).not.toHaveBeenCalled();
    expect(sharedStore(initialState).getState().search.total).toBe(3);
  });

  it("is empty before the page is read", () =>
    expect(sharedStore(initialState).getState()).toEqual({
      page: { type: "", orderProcess: false, view: 1, cached: false },
      customer: { status: "unknown", login: "" },
      shop: {},
      storefront: {},
      basket: { status: "unknown", basket: null, source: null },
      expected: null,
      search: { text: "", total: 0 },
    }));

  it("passes the old and the new state to its listeners, until they leave", () => {
    const store = sharedStore(initialState);
    const heard = vi.fn();
    const leave = store.subscribe(({ search }, { search: before }) => heard(before.text, search.text));
    store.setState({ expected: null, search: { text: "a", total: 0 } });
    leave();
    store.setState({ expected: null, search: { text: "b", total: 0 } });
    expect(heard.mock.calls).toEqual([["", "a"]]);
  });

  it("notifies all of them, although one throws, and reports that error to the page", () => {
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
