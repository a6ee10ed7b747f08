// @vitest-environment page
/** A marked host without the markup that its island requires: nothing mounts, and the theme designer reads why. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { IslandContext, ThemeDescriptor } from "../../../runtime/contracts/island";
import { eventually } from "../eventually";
import { forgetWarnings } from "../forget-warnings";
import { pass } from "../turns";
import { makePage, SETTLED_MS } from "./a-page";

const page = makePage({ preset: true });
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
const idleTasks: (() => void)[] = [];
vi.stubGlobal("requestIdleCallback", (task: () => void) => void idleTasks.push(task));
/** The browser becomes idle. */
const idle = () => {
  for (const task of idleTasks.splice(0)) task();
};
const mount = vi.fn();
let count = 0;

beforeEach(() => {
  idle(); // what the last test has left behind is said before this one
  warn.mockClear();
  mount.mockClear();
  forgetWarnings();
  page.events.length = 0;
});
beforeAll(() => page.startCore());

/** Adds an island of a theme. @returns its name */
function define(requires: ThemeDescriptor["requires"] = [], more: Partial<ThemeDescriptor> = {}): string {
  const name = `needy-${++count}`;
  const descriptor: ThemeDescriptor = { when: "load", requires: requires ?? [], ...more };
  const row = { when: "load", ...descriptor, name };
  page.boot.defined.set(name, { row, descriptor, load: async () => ({ mount }) });
  return name;
}
const input = { where: "inside", selector: "[name=text]", markup: '<input name="text">' } as const;
const said = () => warn.mock.calls.map(([, sentence]) => sentence);

describe("a marked host", () => {
  it("without required markup fails, dispatches one event, and is explained once", async () => {
    const name = define([input]);
    const host = await page.show(`<form data-island="${name}"></form><form data-island="${name}"></form>`);
    await eventually(() => expect(page.status(host.nextElementSibling)).toBe("failed"));
    expect(said()).toEqual([]);
    idle();
    expect(said()).toHaveLength(1);
    expect(warn.mock.calls[0]).toEqual([
      "Wyspa:",
      `${name}: the host contains nothing like this, so the server's HTML stays: <input name="text">`,
      host,
    ]);
    expect(page.events).toEqual([`error ${name} markup`, `error ${name} markup`]);
    expect(page.status(host)).toBe("failed");
    expect(page.told).toEqual([]);
    expect(mount).not.toHaveBeenCalled();
  });

  it.each<[string, (name: string) => string]>([
    ["inside it", (name) => `<form data-island="${name}"><input name="text"></form>`],
    [
      "in a field that its form attribute ties to it",
      (name) => `<form id="f" data-island="${name}"></form><input form="f" name="text">`,
    ],
    ["on the host itself", (name) => `<input data-island="${name}" name="text">`],
  ])("with the markup %s mounts", async (_, markup) => {
    const name = define([input]);
    const host = await page.show(markup(name));
    await eventually(() => expect(page.status(host)).toBe("ready"));
    expect(said()).toEqual([]);
  });

  it("mounts when a requirement's selector cannot be tested", async () => {
    const name = define([{ ...input, selector: "p[" }]);
    const host = await page.show(`<p data-island="${name}"></p>`);
    await eventually(() => expect(page.status(host)).toBe("ready"));
  });

  it("is not explained when a listener prevents the event", async () => {
    const name = define([input]);
    const stop = new AbortController();
    const prevent = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("wyspa:island-error", prevent, stop);
    const host = await page.show(`<p data-island="${name}"></p>`);
    await eventually(() => expect(page.status(host)).toBe("failed"));
    idle();
    expect(prevent).toHaveBeenCalledOnce();
    stop.abort();
    expect(said()).toEqual([]);
  });

  it("that is removed before the page is idle is not explained", async () => {
    const name = define([input]);
    const host = await page.show(`<p data-island="${name}"></p>`);
    await eventually(() => expect(page.status(host)).toBe("failed"));
    host.remove();
    idle();
    expect(said()).toEqual([]);
  });
});

describe("markup that another script adds later", () => {
  it("mounts the island, and is not explained when it comes before the page is idle", async () => {
    const name = define([input]);
    const host = await page.show(`<p data-island="${name}"></p>`);
    await eventually(() => expect(page.status(host)).toBe("failed"));
    host.innerHTML = '<input name="text">';
    await eventually(() => expect(page.status(host)).toBe("ready"));
    idle();
    expect(said()).toEqual([]);
    expect(mount).toHaveBeenCalledOnce();
  });

  it("may be anywhere on the page, or an attribute of the host", async () => {
    const name = define([
      { where: "page", selector: ".basket", markup: "<p class=basket>" },
      { where: "host", selector: "[title]", markup: "<p title>" },
    ]);
    const host = await page.show(`<p data-island="${name}"></p>`);
    await eventually(() => expect(page.status(host)).toBe("failed"));
    document.body.insertAdjacentHTML("beforeend", '<p class="basket"></p>');
    await pass(SETTLED_MS * 5);
    expect(page.status(host)).toBe("failed");
    host.title = "a";
    await eventually(() => expect(page.status(host)).toBe("ready"));
  });
});

it("a host of the preset is not checked", async () => {
  const name = define([input], { preset: [{ selector: ".theme" }] });
  const host = await page.show('<p class="theme" data-island="quiet-neighbour"></p>');
  await eventually(() => expect(page.boot.hosts.get(host)?.get(name)?.status).toBe("ready"));
  expect(said().filter((line) => line.includes(name))).toEqual([]);
});

describe("a shell", () => {
  it("does not mount either, and mounts when the markup comes, while its island still waits", async () => {
    const shell = vi.fn();
    const name = define([input], { when: "interaction" });
    const definition = page.boot.defined.get(name);
    if (definition) page.boot.defined.set(name, { ...definition, row: { ...definition.row, shell: true } });
    page.serve(`${name}/shell`, () => ({ mount: shell }));
    const host = await page.show(`<p data-island="${name}"></p>`);
    await eventually(() => expect(page.status(host)).toBe("failed"));
    expect(shell).not.toHaveBeenCalled();
    host.innerHTML = '<input name="text">';
    await eventually(() => expect(shell).toHaveBeenCalledOnce());
    expect(page.status(host)).toBe("waiting");
    expect(mount).not.toHaveBeenCalled();
  });
});

it("a shell whose host has lost the markup does not fail its island, which mounts again by itself", async () => {
  const name = define([input]);
  const definition = page.boot.defined.get(name);
  if (definition) page.boot.defined.set(name, { ...definition, row: { ...definition.row, shell: true } });
  const ended = vi.fn();
  const mountInto = (host: Element, { guard }: IslandContext) => {
    const root = document.createElement("b");
    host.append(root);
    guard(root);
  };
  page.serve(`${name}/shell`, () => ({ mount: mountInto }));
  mount.mockImplementation((host: Element, context: IslandContext) => {
    mountInto(host, context);
    return ended;
  });
  const host = await page.show(`<p data-island="${name}"><input name="text"></p>`);
  await eventually(() => expect([page.status(host), host.children.length]).toEqual(["ready", 3]));
  host.replaceChildren();
  await eventually(() => expect(page.status(host)).toBe("failed"));
  expect(ended).toHaveBeenCalledOnce();
  host.innerHTML = '<input name="text">';
  await eventually(() => expect([page.status(host), host.children.length]).toEqual(["ready", 3]));
  expect(mount).toHaveBeenCalledTimes(2);
  mount.mockReset();
});

it("an island that finds nothing to work with fails without a report, and the console says why", async () => {
  const name = `choosy-${++count}`;
  page.add({ name }, (_, context) => context.fail("markup", new Error("there is nothing to choose.")));
  const host = await page.show(`<p data-island="${name}"></p>`);
  await eventually(() => expect(page.status(host)).toBe("failed"));
  await pass(400); // other errors are followed by a new mount after 300 ms
  expect(page.events).toEqual([`error ${name} markup`]);
});
