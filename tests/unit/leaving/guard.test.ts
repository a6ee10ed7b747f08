// @vitest-environment page
/** The order of the rules, and what their decisions do to a press. */
import { afterEach, expect, it, vi } from "vitest";
import { addRule, type Decision, Step } from "../../../runtime/leaving/guard";
import { asBrowser } from "./browser";

let life = new AbortController();
/** Who has heard the presses, in order. */
let heard: string[] = [];
afterEach(() => {
  life.abort();
  life = new AbortController();
  heard = [];
  document.body.replaceChildren();
  vi.useRealTimers();
});

const rule = (step: Step, decision?: Decision["is"], name = Step[step]) =>
  addRule(
    step,
    ({ type }) => {
      if (type !== "submit") return undefined;
      heard.push(name);
      return decision && { is: decision, act: () => heard.push(`${name} acts`) };
    },
    life.signal,
  );
asBrowser("submit", (event) => {
  heard.push(event.defaultPrevented ? "nothing" : "browser");
  event.preventDefault();
});
const form = () => document.body.appendChild(document.createElement("form"));
const submit = (element: Element = form()) =>
  element.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
const listen = (target: EventTarget, listener: (event: Event) => void) =>
  target.addEventListener("submit", listener, { signal: life.signal });

it("rules run in their listed order, whichever file has added them first", () => {
  const steps = Object.values(Step).filter((step) => typeof step === "number");
  for (const step of [...steps].reverse()) rule(step);
  listen(document, () => heard.push("page"));
  submit();
  expect(heard).toEqual([
    "Answer",
    "EarlyEvent",
    "Flush",
    "SubmitOnce",
    "ValidatedForm",
    "page",
    "Addition",
    "Visit",
    "GiveWay",
    "BasketWait",
    "browser",
  ]);
});

it.each([
  ["pass", ["EarlyEvent", "EarlyEvent acts", "SubmitOnce", "page", "Visit", "browser"]],
  ["replace", ["EarlyEvent", "EarlyEvent acts", "page", "Visit", "nothing"]],
  ["hold", ["EarlyEvent", "EarlyEvent acts"]],
  ["refuse", ["EarlyEvent", "EarlyEvent acts"]],
] as const)("before the page's listeners, %s lets hear: %j", (decision, expected) => {
  rule(Step.EarlyEvent, decision);
  rule(Step.SubmitOnce);
  rule(Step.Visit);
  listen(document, () => heard.push("page"));
  submit();
  expect(heard).toEqual(expected);
});

it.each(["replace", "hold", "refuse"] as const)(
  "behind them, %s keeps the press from the browser",
  (decision) => {
    rule(Step.Visit, decision);
    rule(Step.BasketWait);
    submit();
    expect(heard).toEqual(["Visit", "Visit acts", "nothing"]);
  },
);

it("a listener on the window is heard before the rules behind the page, though it was added later", () => {
  rule(Step.Visit);
  submit();
  listen(window, () => heard.push("late"));
  submit();
  expect(heard).toEqual(["Visit", "browser", "late", "Visit", "browser"]);
});

it("a press that a listener of the window makes in a press takes no decision from the first one", () => {
  rule(Step.Visit, "replace");
  const other = form();
  let isFirst = true;
  listen(window, () => {
    if (isFirst) {
      isFirst = false;
      submit(other);
    }
  });
  submit();
  expect(heard.filter((name) => name === "Visit acts")).toHaveLength(2);
});

it("a press that a script stops is left to the browser", () => {
  rule(Step.Visit, "replace");
  listen(document.body, (event) => event.stopPropagation());
  expect(submit()).toBe(true);
  expect(heard).toEqual([]);
});

it("an error of one rule is reported, and the others decide", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const broken = new Error("broken");
  addRule(
    Step.Visit,
    () => {
      throw broken;
    },
    life.signal,
  );
  rule(Step.BasketWait, "hold");
  submit();
  expect(heard).toContain("BasketWait acts");
  expect(() => vi.runAllTimers()).toThrow(broken);
});

it("a rule ends with its signal", () => {
  rule(Step.Visit, "hold");
  life.abort();
  submit();
  expect(heard).not.toContain("Visit");
});
