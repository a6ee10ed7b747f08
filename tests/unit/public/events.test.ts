// @vitest-environment page
import { expect, it } from "vitest";
import type { WyspaEvents } from "../../../runtime/contracts/events";
import { emit } from "../../../runtime/public/events";

/** Which of our events a listener may cancel, as the documents promise. */
const events: Readonly<Record<Exclude<keyof WyspaEvents, "wyspa:consent">, boolean>> = {
  "wyspa:island-ready": false,
  "wyspa:island-error": true,
  "wyspa:basket": false,
  "wyspa:login": true,
  "wyspa:validated": false,
  "wyspa:search": false,
  "wyspa:choose-size": true,
  "wyspa:pickup-point": false,
  "wyspa:region": true,
  "wyspa:before-visit": true,
  "wyspa:visit": false,
  "wyspa:metric": false,
  "wyspa:error-report": true,
};

it.each(Object.entries(events))("a listener of %s may cancel it: %s", (name, isCancelable) => {
  const cancel = (event: Event) => event.preventDefault();
  document.addEventListener(name, cancel, { once: true });
  expect(emit(name as "wyspa:search", { text: "", total: 0 })).toBe(!isCancelable);
});
