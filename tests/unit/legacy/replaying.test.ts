import { describe, expect, it, vi } from "vitest";
import type { Recording } from "../../../runtime/contracts/legacy";
import { record } from "../../../runtime/legacy/recorder";
import { lazily, replay } from "../../../runtime/legacy/replay";
import { eventually } from "../eventually";

// biome-ignore lint/suspicious/noExplicitAny: a stand-in takes whatever a page does to it
const standIn = (): [any, Recording] => {
  const recording: Recording = [];
  return [record(recording), recording];
};

class Box {
  readonly items: string[] = [];
  title = "";
  constructor(first: string) {
    this.items.push(first);
  }
  add(item: string) {
    this.items.push(item);
    return this;
  }
}

describe("the replay of a stub's calls", () => {
  it("repeats calls in order, with their arguments", () => {
    const [page, recording] = standIn();
    page.first("a");
    page.deep.second("b", 2);
    page("c");
    const told: unknown[] = [];
    const real = Object.assign((...args: unknown[]) => told.push(["itself", ...args]), {
      first: (...args: unknown[]) => told.push(["first", ...args]),
      deep: { second: (...args: unknown[]) => told.push(["second", ...args]) },
    });
    replay(recording, real);
    expect(told).toEqual([
      ["first", "a"],
      ["second", "b", 2],
      ["itself", "c"],
    ]);
  });

  it("repeats instances, properties that are set on them, and what their methods return", async () => {
    const [page, recording] = standIn();
    const box = new page("x");
    box.title = "T";
    box.add("y").add("z");
    const items = box.items;
    replay(recording, Box);
    expect(box.title).toBe("T");
    expect(await items).toEqual(expect.objectContaining({ 0: "x", 1: "y", 2: "z" }));
    expect(box.add("later").items).toHaveLength(4);
  });

  it("waits for a promise, and for other values", async () => {
    const [page, recording] = standIn();
    const good = page.later(2);
    const bad = page.fails().catch((error: Error) => error.message);
    const plain = page.plain();
    setTimeout(() =>
      replay(recording, {
        later: async (n: number) => n * 2,
        fails: () => Promise.reject(new Error("planted")),
        plain: () => 7,
      }),
    );
    expect(await good).toBe(4);
    expect(await bad).toBe("planted");
    expect(await plain).toBe(7);
  });

  it("continues after a call that throws", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const [page, recording] = standIn();
    const after = vi.fn();
    page.broken().more().and.more();
    page.after();
    replay(recording, {
      after,
      broken() {
        throw new Error("planted");
      },
    });
    expect(after).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

describe("a class that is fetched on first use", () => {
  const lateBox = (load: () => Promise<unknown>) => {
    const late = lazily("Box", load);
    return { ...late, Late: late.value as never as { new (first: string): Box; (first: string): Box } };
  };

  it("works with `new` and without, and at once when it is loaded", async () => {
    const make = vi.fn((first: string) => new Box(first));
    const { Late, ready } = lateBox(async () => make);
    const one = new Late("n");
    const two = Late("f");
    one.add("m");
    await eventually(() => expect(make).toHaveBeenCalledTimes(2));
    expect(one.items).toEqual(["n", "m"]);
    expect(two.items).toEqual(["f"]);
    await ready();
    expect(new Late("s").items.length).toBe(1);
  });

  it("that may wait is loaded when it is due, and then gets what the page did meanwhile", async () => {
    const load = vi.fn(async () => Box);
    let wanted: (value?: unknown) => void = () => {};
    const { value } = lazily("Box", load, true, ([first]) =>
      first === "hidden"
        ? new Promise((resolve) => {
            wanted = resolve;
          })
        : undefined,
    );
    const Late = value as never as new (first: string) => Box;
    const box = new Late("hidden");
    box.add("m");
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
    wanted();
    await eventually(() => expect(box.items).toEqual(["hidden", "m"]));
    new Late("shown");
    expect(load).toHaveBeenCalledOnce();
  });

  it("receives what the page did to the stub: calls, and what was put into its objects", async () => {
    const [Page, recording] = standIn();
    const made = { callbacks: { validate: (): string => "" }, init: vi.fn() };
    const { value, ready } = lateBox(async () => () => made);
    const handle = new Page({ form: null });
    handle.callbacks.validate = () => "own";
    handle.init();
    await ready();
    replay(recording, value, "Box");
    expect(made.callbacks.validate()).toBe("own");
    expect(made.init).toHaveBeenCalledOnce();
    expect(handle.callbacks.validate()).toBe("own");
  });

  it("warns once about missing members of its instances, and stops no caller", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { Late, ready } = lateBox(async () => (first: string) => ({ first }));
    const early = new Late("x") as never as { first: string; shut(): void };
    early.shut();
    await ready();
    early.shut();
    const later = new Late("y") as never as typeof early;
    later.shut();
    expect(later.first).toBe("y");
    expect(await later).toEqual({ first: "y" });
    expect(warn.mock.calls).toEqual([
      ["Wyspa:", "Box.shut() does nothing, because Wyspa has no such function. Remove the call."],
    ]);
    warn.mockRestore();
  });

  it("may be extended by a class of the page", () => {
    const [page] = standIn();
    class Own extends page {}
    expect(() => Reflect.construct(Own, ["x"])).not.toThrow();
  });

  it("becomes a no-op when it does not load: promises settle, lists have no length, and the next use retries", async () => {
    const load = vi.fn(() => Promise.reject(new Error("gone")));
    const { Late, ready } = lateBox(load);
    // biome-ignore lint/suspicious/noExplicitAny: what a page does to what it thinks is there
    const early: any = new Late("x");
    const pending = early.validateForm();
    await ready();
    expect(await pending).toBe(true);
    // biome-ignore lint/suspicious/noExplicitAny: the same
    const later: any = new Late("y");
    expect(load).toHaveBeenCalledTimes(3);
    expect(later.selects.length > 0).toBe(false);
    const [first] = later.selects; // as a page's handler does, which then continues
    expect(() => first.getAttribute("name")).not.toThrow();
    expect(`${later.params.element}`).toBe("");
    later.callbacks.validate = () => {};
    later.anything().more.of().it();
    expect(await later.clientExists("a@b.pl")).toBe(false);
    expect(later.blockNextRedirect).toBe(false);
  });
});
