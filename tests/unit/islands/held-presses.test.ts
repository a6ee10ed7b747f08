// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import type { Kernel } from "../../../runtime/contracts/boot";
import { queueEarlyEvents } from "../../../runtime/islands/early-events";
import { eventually } from "../eventually";

let stand = () => {};
let standing: Promise<void>;
const replay = vi.fn();
const kernel = {
  rows: [{ name: "clicks", holds: ["click"] }],
  hosts: new Map(),
  activate: () => standing,
  replay,
} as unknown as Kernel;
queueEarlyEvents(kernel).release();

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const done = () => replay.mock.calls.map(([{ target }]) => target.id);

beforeEach(() => {
  replay.mockClear();
  Reflect.deleteProperty(Element.prototype, "animate"); // cancelling an animation is an error in happy-dom
  standing = new Promise((resolve) => {
    stand = resolve;
  });
  document.body.innerHTML = `<div id="host" data-island="clicks">
    <button type="button" id="toggle"><i id="icon"></i></button>
    <a href="#x" id="link"><i id="inside"></i></a>
    <p id="text"></p>
  </div>`;
  const host = document.querySelector("#host");
  kernel.hosts.set(host as HTMLElement, new Map([["clicks", { status: "loading" }]]) as never);
});

it("presses on a button's icon and on its edge are one wish: the last is done, where it was", async () => {
  for (const selector of ["#icon", "#toggle", "#icon", "#inside", "#link"]) press(selector);
  expect(document.querySelector("#toggle")?.getAttribute("aria-busy")).toBe("true");
  stand();
  await eventually(() => expect(done()).toEqual(["icon", "link"]));
});

it("presses on different controls are each a wish", async () => {
  for (const selector of ["#toggle", "#text", "#link"]) press(selector);
  stand();
  await eventually(() => expect(done().sort()).toEqual(["link", "text", "toggle"]));
});
