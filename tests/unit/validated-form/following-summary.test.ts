// @vitest-environment page
/** The summary follows its fields: a repaired field leaves it, and comes back when it is wrong again. */
import { describe, expect, it } from "vitest";
import { followSummary, statusStore } from "../../../islands/validated-form/following-summary";
import type { Engine, FieldState } from "../../../islands/validated-form/verdicts";
import type { Control } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";

function summaryOf(states: Record<string, FieldState>, props = {}) {
  document.body.innerHTML = Object.keys(states)
    .map((id) => `<label for="${id}">${id}</label><input id="${id}">`)
    .join("");
  const controls = [...document.querySelectorAll<Control>("input")];
  const stateOf = (control: Control) => states[control.id] ?? "open";
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
    life,
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
    await change({ a: "open" });
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
    await change({ a: "success", b: "open" });
    expect([status.state().state, said]).toEqual(["rechecking", []]);
    await change({ b: "success" });
    await change({ b: "success" });
    expect([status.state().state, said]).toEqual(["repaired", ["validated-form.repaired"]]);
    summary.clear();
    expect(status.state().state).toBe("none");
  });

  it("knows when the server could not be asked about one of its fields", async () => {
    const { summary, status, change } = summaryOf({ a: "error", b: "error" });
    summary.start(false);
    await change({ a: "success", b: "open" });
    expect(status.state().state).toBe("rechecking");
    await change({ b: "unanswered" });
    expect(status.state().state).toBe("unanswered");
    await change({ b: "success" });
    expect(status.state().state).toBe("repaired");
  });

  it("is not made for a single field, and stays as it was where the shop wants it", async () => {
    const single = summaryOf({ a: "error" });
    expect([single.summary.start(false), single.status.state().state]).toEqual([false, "none"]);
    const fixed = summaryOf({ a: "error", b: "error" }, { summary: "fixed" });
    fixed.summary.start(false);
    await fixed.change({ a: "success" });
    expect(fixed.listed()).toEqual(["a", "b"]);
  });

  it("that has been repaired stays as it is when the form is checked again without a mistake", async () => {
    const { summary, status, said, change } = summaryOf({ a: "error", b: "error" });
    summary.start(false);
    await change({ a: "success", b: "success" });
    const before = status.state();
    expect(summary.start(false)).toBe(false);
    expect(status.state()).toBe(before);
    await change({ a: "error" });
    expect([status.state().state, status.state().wrong.length]).toEqual(["wrong", 1]);
    await change({ a: "success" });
    expect(said).toEqual(["validated-form.repaired", "validated-form.repaired"]);
  });

  it("that has been repaired goes when the form has one other mistake, or could not be checked", async () => {
    for (const [state, isUnchecked] of [
      ["error", false],
      ["open", true],
    ] as const) {
      const { summary, status, change } = summaryOf({ a: "error", b: "error", c: "success" });
      summary.start(false);
      await change({ a: "success", b: "success" });
      await change({ c: state });
      expect(summary.start(isUnchecked)).toBe(false);
      expect(status.state()).toMatchObject({ state: isUnchecked ? "unchecked" : "none", wrong: [] });
    }
  });

  it("says that the form could not be checked until the next check", () => {
    const { summary, status } = summaryOf({ a: "open" });
    summary.start(true);
    expect(status.state().state).toBe("unchecked");
    summary.start(false);
    expect(status.state().state).toBe("none");
    summary.start(true);
    summary.clear();
    expect(status.state().state).toBe("none");
  });

  it("counts its checks", () => {
    const { summary, status } = summaryOf({ a: "error", b: "error" });
    const rounds = [status.state().round];
    for (let check = 0; check < 2; check++) {
      summary.start(false);
      rounds.push(status.state().round);
    }
    expect(rounds).toEqual([0, 1, 2]);
  });

  it("is written once for many changes at once", async () => {
    const { summary, status, change } = summaryOf({ a: "error", b: "error" });
    summary.start(false);
    let written = 0;
    status.subscribe(() => written++);
    for (let times = 0; times < 3; times++) summary.changed();
    await change({ a: "success" });
    expect(written).toBe(1);
    await change({ a: "error" });
    expect(written).toBe(2);
  });

  it("is no longer written once it is cleared, or the island has ended", async () => {
    const cleared = summaryOf({ a: "error", b: "error" });
    cleared.summary.start(false);
    cleared.summary.clear();
    await cleared.change({ a: "success", b: "success" });
    expect([cleared.status.state().state, cleared.said]).toEqual(["none", []]);
    const ended = summaryOf({ a: "error", b: "error" });
    ended.summary.start(false);
    ended.life.abort();
    await ended.change({ a: "success", b: "success" });
    expect([ended.status.state().state, ended.said]).toEqual(["wrong", []]);
  });

  it("has nothing to say before the first check", async () => {
    const { status, said, change } = summaryOf({ a: "success" });
    await change({ a: "success" });
    expect([status.state().state, said]).toEqual(["none", []]);
  });
});
