// @vitest-environment page
import { expect, it, vi } from "vitest";
import { mount } from "../../../islands/file-input";
import type { IslandContext } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";

vi.mock("../../../islands/file-input/check", () => ({
  check: async () => new Map([["file-input.type", ["a.php"]]]),
}));

const refused = async (leave: () => void) => {
  document.body.innerHTML = '<input type="file"><textarea></textarea>';
  const input = document.querySelector("input") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["x"], "a.php")] });
  const alert = vi.fn();
  const context = { signal: new AbortController().signal, texts: () => () => "nie", alert };
  mount(input, context as unknown as IslandContext);
  leave();
  await eventually(() => expect(alert).toHaveBeenCalled());
  return document.activeElement?.localName;
};

it("a refused file leaves focus in the field where the shopper is typing by now", async () =>
  expect(await refused(() => document.querySelector("textarea")?.focus())).toBe("textarea"));

it("a refused file takes focus back when nothing else has it", async () =>
  expect(await refused(() => {})).toBe("input"));
