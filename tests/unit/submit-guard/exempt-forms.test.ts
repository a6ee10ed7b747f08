// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "../../../islands/submit-guard/index";
import type { ValidatedForm } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";
import { formRegister } from "../../../runtime/leaving/form-register";

let controller: AbortController;
const submit = (form: Element, isTrusted = true) => {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "isTrusted", { value: isTrusted });
  form.dispatchEvent(event);
  return event.defaultPrevented;
};
const form = (attributes = "") => {
  document.body.innerHTML = `<form method="post" ${attributes}><button>Wyślij</button></form>`;
  return document.querySelector("form") as HTMLFormElement;
};
beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  void mount(document.body, { signal: controller.signal } as unknown as IslandContext);
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

it("a second submit is prevented", () => {
  const guarded = form();
  expect([submit(guarded), submit(guarded)]).toEqual([false, true]);
});

it("a form that the platform validates is not guarded", () => {
  const exempt = form('class="x is-validated"');
  expect([submit(exempt), submit(exempt)]).toEqual([false, false]);
});

it("the basket's form, which the page sends at each change, is not guarded", () => {
  const exempt = form('class="basket__form"');
  expect([submit(exempt), submit(exempt)]).toEqual([false, false]);
});

it("a form of the validation island is not guarded", () => {
  const exempt = form();
  formRegister().validated.set(exempt, {} as ValidatedForm);
  expect([submit(exempt), submit(exempt)]).toEqual([false, false]);
});

it("an event that a script has dispatched sends nothing and guards nothing", () => {
  const guarded = form();
  expect([submit(guarded, false), submit(guarded), submit(guarded)]).toEqual([false, false, true]);
});

it("without the island no submit is prevented any more", () => {
  const guarded = form();
  submit(guarded);
  controller.abort();
  expect(submit(guarded)).toBe(false);
});
