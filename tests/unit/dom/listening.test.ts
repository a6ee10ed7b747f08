// @vitest-environment page
import { expect, it } from "vitest";
import { listening } from "../../../runtime/dom/listening";

it("a listener receives its event until the signal is aborted, with the event's own type", () => {
  const life = new AbortController();
  const keys: string[] = [];
  listening(life.signal)(document, "keydown", ({ key }) => keys.push(key));
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  life.abort();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "b" }));
  expect(keys).toEqual(["a"]);
});

it("a listener may receive an event before all others, and once", () => {
  const order: string[] = [];
  const life = new AbortController();
  const on = listening(life.signal);
  const element = document.body.appendChild(document.createElement("p"));
  on(element, "click", () => order.push("element"));
  on(document, "click", () => order.push("document"), { capture: true, once: true });
  element.click();
  element.click();
  expect(order).toEqual(["document", "element", "element"]);
  life.abort();
});
