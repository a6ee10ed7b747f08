// @vitest-environment page
import { expect, it } from "vitest";
import { busy } from "../../../runtime/dom/busy-button";

it("a busy button is marked as busy, keeps its focus, and is restored afterwards", () => {
  document.body.innerHTML = '<button class="btn">Go</button>';
  const button = document.querySelector("button") as HTMLButtonElement;
  const rest = busy(button);
  expect(button.outerHTML).toBe('<button class="btn --loading" aria-disabled="true">Go</button>');
  expect(button.disabled).toBe(false);
  rest();
  expect(button.outerHTML).toBe('<button class="btn">Go</button>');
});

it("a missing button is no error", () => expect(busy(null)()).toBe(undefined));
