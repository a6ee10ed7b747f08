// @vitest-environment page
/** A form with a pending check is no longer sent once the shopper navigates elsewhere. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tellLeave } from "../../../runtime/dom/ends-in-time";
import { addRule, Step } from "../../../runtime/leaving/guard";
import { asBrowser } from "../leaving/browser";
import { type Bench, good, validated } from "./support";

afterEach(() => void vi.useRealTimers());
asBrowser("click", (event) => event.preventDefault()); // prevents real navigation

let of: Bench;
beforeEach(async () => {
  of = validated(`<form class="cop" action="/a">
    <div class="f-feedback"><input id="city" class="f-control --validate" data-graphql="city"></div>
    <button id="go" value="1">Wyślij</button></form><a id="link" href="https://sklep.test/inna.html">Inna</a>`);
  of.get("city").value = "Łódź";
  of.submit();
  await of.pass(0);
  expect([of.count(), isBusy()]).toEqual([1, true]);
});

const isBusy = () => of.get("go").classList.contains("--loading");
const answer = async () => {
  of.asked[0]?.answer([good]);
  await of.pass(0);
};
const press = (init: MouseEventInit = {}) => {
  of.get("link").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
};

const visit = () => {
  const visited = new AbortController();
  addRule(Step.Visit, () => ({ is: "replace", act: tellLeave }), visited.signal);
  press();
  visited.abort();
};

const sendOther = () => {
  const other = document.body.appendChild(document.createElement("form"));
  other.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  other.replaceWith();
  of.sent.length = 0; // the other form
};

describe("a form with a pending check", () => {
  it.each<[string, () => unknown]>([
    ["presses a link", () => press()],
    ["presses a link that is visited in place", () => visit()],
    ["sends another form", () => sendOther()],
    ["leaves the page", () => window.dispatchEvent(new Event("pagehide"))],
  ])("is not sent when the shopper %s, and is idle at once", async (_how, leave) => {
    leave();
    expect(isBusy()).toBe(false);
    await answer();
    expect([of.sent, of.outcomes]).toEqual([[], []]);
    of.submit();
    await of.pass(0);
    await answer();
    expect(of.sent).toEqual(["1"]);
  });

  it.each<[string, Record<string, string>, MouseEventInit]>([
    ["opens a new tab", { target: "_blank" }, {}],
    ["opens a new tab by a key", {}, { ctrlKey: true }],
    ["downloads", { download: "" }, {}],
    ["leads to a target on this page", { href: "#here" }, {}],
    ["writes an e-mail", { href: "mailto:sklep@sklep.test" }, {}],
  ])("is sent when a link %s", async (_what, attributes, init) => {
    for (const [name, value] of Object.entries(attributes)) of.get("link").setAttribute(name, value);
    press(init);
    await answer();
    expect(of.sent).toEqual(["1"]);
  });

  it("is sent when a page script has handled the press of a link", async () => {
    of.get("link").addEventListener("click", (event) => event.preventDefault());
    press();
    await answer();
    expect(of.sent).toEqual(["1"]);
  });
});
