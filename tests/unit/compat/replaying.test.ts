import { describe, expect, it, vi } from "vitest";
import { type Recording, record } from "../../../runtime/compat/recorder";
import { lazily, replay } from "../../../runtime/compat/replay";

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

describe("what was done to a stand-in is done to the real one", () => {
  it("calls, in order, with what they were given", () => {
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

  it("instances, properties that are set on them, and what their methods give", async () => {
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

  it("waiting for a promise, and for what is none", async () => {
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

  it("one that throws stops none of the others", () => {
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

it("a class that is fetched when it is used works with `new` and without; where it cannot be had nothing happens", async () => {
  const make = vi.fn((first: string) => new Box(first));
  const Late = lazily(async () => make) as never as { new (first: string): Box; (first: string): Box };
  const one = new Late("n");
  const two = Late("f");
  one.add("m");
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  expect(one.items).toEqual(["n", "m"]);
  expect(two.items).toEqual(["f"]);
  const Never = lazily(() => Promise.reject(new Error("gone"))) as never as typeof Box;
  expect(() => new Never("x").add("y")).not.toThrow();
});
