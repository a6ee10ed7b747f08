// @vitest-environment happy-dom
/** The summary follows its fields: a repaired field leaves it, and comes back when it is wrong again. */
import { describe, expect, it } from "vitest";
import type { Control } from "../../../islands/validated-form/controls";
import type { Engine } from "../../../islands/validated-form/engine";
import { followSummary } from "../../../islands/validated-form/following-summary";
import { statusStore } from "../../../islands/validated-form/status";
import type { IslandContext } from "../../../runtime/contracts/island";

function summaryOf(states: Record<string, "success" | "error" | "neutral">, props = {}) {
  document.body.innerHTML = Object.keys(states)
    .map((id) => `<label for="${id}">${id}</label><input id="${id}">`)
    .join("");
  const controls = [...document.querySelectorAll<Control>("input")];
  const stateOf = (control: Control) => states[control.id] ?? "neutral";
  const engine = {
    fields: () => controls,
    stateOf,
    wrong: () =>
      controls
        .filter((control) => stateOf(control) === "error")
        .map((control) => ({ control, problem: { code: "x", text: "zle", rest: "" } })),
  } as unknown as Engine;
  const said: string[] = [];
  const life = new AbortController();
  const context = {
    announce: (text: string) => said.push(text),
    props,
    texts: () => (key: string) => key,
    signal: life.signal,
  } as unknown as IslandContext;
  const status = statusStore();
  const summary = followSummary(engine, status, context);
  return {
    summary,
    status,
    said,
    listed: () => status.state().wrong.map(({ control }) => control.id),
    async change(next: typeof states) {
      Object.assign(states, next);
      summary.changed();
      await null;
    },
  };
}

describe("the summary", () => {
  it("loses a field as soon as it is no longer wrong, and gets it back when it is wrong again", async () => {
    const { summary, listed, change } = summaryOf({ a: "error", b: "error", c: "success" });
    expect(summary.start(false)).toBe(true);
    await change({ a: "neutral" });
    expect(listed()).toEqual(["b"]);
    await change({ a: "error" });
    expect(listed()).toEqual(["a", "b"]);
  });

  it("does not grow by fields that become wrong later", async () => {
    const { summary, listed, change } = summaryOf({ a: "error", b: "error", c: "success" });
    summary.start(false);
    await change({ c: "error" });
    expect(listed()).toEqual(["a", "b"]);
    summary.start(false);
    expect(listed()).toEqual(["a", "b", "c"]);
  });

  it("says once that all its fields are right, not while one is still being checked", async () => {
    const { summary, status, said, change } = summaryOf({ a: "error", b: "error" });
    summary.start(false);
    await change({ a: "success", b: "neutral" });
    expect([status.state().isListed, status.state().isRepaired, said]).toEqual([true, false, []]);
    await change({ b: "success" });
    await change({ b: "success" });
    expect([status.state().isRepaired, said]).toEqual([true, ["validated-form.repaired"]]);
    summary.clear();
    expect(status.state().isListed).toBe(false);
  });

  it("is not made for a single field, and stays as it was where the shop wants it", async () => {
    const single = summaryOf({ a: "error" });
    expect([single.summary.start(false), single.status.state().isListed]).toEqual([false, false]);
    const fixed = summaryOf({ a: "error", b: "error" }, { summary: "fixed" });
    fixed.summary.start(false);
    await fixed.change({ a: "success" });
    expect(fixed.listed()).toEqual(["a", "b"]);
  });
});
