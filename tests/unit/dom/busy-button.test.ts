// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { busy } from "../../../runtime/dom/busy-button";

it("a busy button says so, can still have the focus, and is as it was afterwards", () => {
  document.body.innerHTML = '<button class="btn">Go</button>';
  const button = document.querySelector("button") as HTMLButtonElement;
  const rest = busy(button);
  expect(button.outerHTML).toBe('<button class="btn --loading" aria-disabled="true">Go</button>');
  expect(button.disabled).toBe(false);
  rest();
  expect(button.outerHTML).toBe('<button class="btn">Go</button>');
});

it("no button is no fault", () => expect(busy(null)()).toBe(undefined));
