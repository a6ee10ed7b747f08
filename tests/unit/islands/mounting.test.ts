// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { App } from "../../../runtime/contracts/app";
import type { Instance } from "../../../runtime/contracts/hosts";
import type { IslandContext } from "../../../runtime/contracts/island";
import { MountedIsland } from "../../../runtime/islands/mounted-island";
import { deferred } from "../deferred";
import { eventually } from "../eventually";
import { turns } from "../turns";
import { makePage } from "./a-page";

const page = makePage();
page.startCore();
const { events, told, boot, status } = page;
const ready = (host: Element) => eventually(() => expect(status(host)).toBe("ready"));
const failed = (host: Element) => eventually(() => expect(status(host)).toBe("failed"));

beforeEach(async () => {
  await page.show("");
  await eventually(() => expect(boot.hosts.size).toBe(0));
  for (const list of [events, told, page.asked]) list.length = 0;
});

describe("an island that mounts", () => {
  it("gets its host, its name and a live signal, and is then ready", async () => {
    let context: IslandContext | undefined;
    page.add({ name: "plain" }, (_, given) => {
      context = given;
    });
    const host = await page.show('<div data-island="plain"></div>');
    await ready(host);
    expect([context?.host, context?.root, context?.name, context?.props]).toEqual([host, host, "plain", {}]);
    expect(context?.signal.aborted).toBe(false);
    expect(events).toEqual(["ready plain"]);
  });

  it("is ready only once its promise is resolved", async () => {
    const work = deferred();
    const mount = vi.fn(() => work.promise);
    page.add({ name: "slow" }, mount);
    const host = await page.show('<div data-island="slow"></div>');
    await eventually(() => expect(mount).toHaveBeenCalled());
    expect(status(host)).toBe("loading");
    expect(events).toEqual([]);
    work.resolve();
    await ready(host);
    expect(events).toEqual(["ready slow"]);
  });

  it("fetches its chunk once for all its hosts, and mounts on each of them", async () => {
    const mount = vi.fn();
    page.add({ name: "many" }, mount);
    await page.show('<div data-island="many"></div>'.repeat(3));
    await eventually(() => expect(mount).toHaveBeenCalledTimes(3));
    expect(new Set(mount.mock.calls.map(([host]) => host)).size).toBe(3);
    expect(page.asked).toHaveLength(1);
  });

  it("shares its host with others, each with its own status", async () => {
    page.add({ name: "left" }, () => {});
    page.add({ name: "right" }, () => new Promise(() => {}));
    const host = await page.show('<div data-island="left right"></div>');
    await eventually(() => expect(status(host)).toBe("left:ready right:loading"));
  });

  it.each([
    ["as `mount`", "named", (mount: unknown) => ({ mount })],
    ["as the default", "default", (mount: unknown) => ({ withReact: () => ({ default: mount }) })],
    ["inside the default", "inside", (mount: unknown) => ({ withReact: () => ({ default: { mount } }) })],
  ])("may export its function %s", async (_, name, exports) => {
    const mount = vi.fn();
    page.serve("react", () => ({ provide: () => {} }));
    page.add({ name: `by-${name}` }, { answer: () => exports(mount) });
    await ready(await page.show(`<div data-island="by-${name}"></div>`));
    expect(mount).toHaveBeenCalledOnce();
  });

  it("gets its props, read by their own chunk", async () => {
    let props: unknown;
    page.add({ name: "with-props" }, (_, context) => {
      props = context.props;
    });
    await ready(await page.show(`<div data-island="with-props" data-island-props='{"limit":3}'></div>`));
    expect(props).toEqual({ limit: 3 });
  });

  it("gets the props that the configuration gives to all its hosts, unless its own differ", async () => {
    const props: unknown[] = [];
    page.add({ name: "shop-wide" }, (_, context) => void props.push(context.props));
    const { store } = page.boot;
    const islands = { "shop-wide": { limit: 3, mode: "list" } };
    store.setState({ shop: { ...store.getState().shop, islands } });
    await ready(await page.show('<div data-island="shop-wide"></div>'));
    await ready(await page.show(`<div data-island="shop-wide" data-island-props='{"limit":5}'></div>`));
    expect(props).toEqual([
      { limit: 3, mode: "list" },
      { limit: 5, mode: "list" },
    ]);
  });
});

describe("an island that ends", () => {
  it("aborts its signal before its cleanup runs, once each", async () => {
    const order: string[] = [];
    page.add({ name: "ending" }, (_, { signal }) => {
      signal.addEventListener("abort", () => order.push("abort"));
      return () => order.push("cleanup");
    });
    const host = await page.show('<div data-island="ending"></div>');
    await ready(host);
    host.remove();
    await eventually(() => expect(order).toEqual(["abort", "cleanup"]));
    await turns();
    expect(order).toHaveLength(2);
  });

  it("while it mounts runs its cleanup as soon as it has one, and is never ready", async () => {
    const work = deferred<() => void>();
    const cleanup = vi.fn();
    const mount = vi.fn(() => work.promise);
    page.add({ name: "left-early" }, mount);
    const host = await page.show('<div data-island="left-early"></div>');
    await eventually(() => expect(mount).toHaveBeenCalled());
    host.remove();
    await eventually(() => expect(boot.hosts.size).toBe(0));
    expect(cleanup).not.toHaveBeenCalled();
    work.resolve(cleanup);
    await turns();
    expect(cleanup).toHaveBeenCalledOnce();
    expect(events).toEqual([]);
  });

  it("while its context is made is never mounted", async () => {
    const context = deferred<IslandContext>();
    const host = await page.show("<p></p>");
    const instance = { host, row: { name: "gone" } } as unknown as Instance;
    const mount = vi.fn();
    const contexts = {
      of: () => context.promise,
      pendingFiles: () => undefined,
      waitsForMarkup: () => false,
    };
    const island = new MountedIsland({ boot } as App, contexts, instance);
    const mounted = island.mount({ mount });
    island.end();
    context.resolve({} as IslandContext);
    expect(await mounted).toBe(false);
    expect(mount).not.toHaveBeenCalled();
  });

  it("while it mounts has not failed when its requests are aborted by that", async () => {
    const mount = vi.fn(
      (_: Element, { signal }: IslandContext) =>
        new Promise<void>((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    page.add({ name: "asking" }, mount);
    const host = await page.show('<div data-island="asking"></div>');
    await eventually(() => expect(mount).toHaveBeenCalled());
    const { whenReady } = page.instance(host);
    host.remove();
    expect(await whenReady).toBe(false);
    expect([events, told]).toEqual([[], []]);
  });

  it("before its chunk arrives is never mounted", async () => {
    const chunk = deferred<{ mount: () => void }>();
    const mount = vi.fn();
    page.add({ name: "too-late" }, { answer: () => chunk.promise });
    const host = await page.show('<div data-island="too-late"></div>');
    const instance = page.instance(host);
    host.remove();
    await eventually(() => expect(boot.hosts.size).toBe(0));
    chunk.resolve({ mount });
    expect(await instance.whenReady).toBe(false);
    expect(mount).not.toHaveBeenCalled();
  });

  it("with an error in its cleanup is reported, and still ends", async () => {
    page.add({ name: "bad-end" }, () => () => {
      throw new Error("cleanup broke");
    });
    const host = await page.show('<div data-island="bad-end"></div>');
    await ready(host);
    host.remove();
    await eventually(() => expect(told).toEqual(["bad-end cleanup cleanup broke"]));
    expect(boot.hosts.size).toBe(0);
  });
});

describe("an island that cannot mount", () => {
  it("without a mount function fails permanently, and its chunk is not requested again", async () => {
    page.add({ name: "empty" }, { answer: () => ({}) });
    const host = await page.show('<div data-island="empty"></div>');
    await failed(host);
    expect(told).toEqual(['empty module The module of empty exports no function "mount". Add one.']);
    expect(await page.instance(host).whenReady).toBe(false);
    expect(page.asked).toHaveLength(1);
  });

  it("because a part of it is missing is a load error, which can be retried", async () => {
    page.add({ name: "partly" }, async (_, { load }) => void (await load("drawer")));
    page.boot.loader.add("partly/drawer:00000"); // its file is not there
    const host = await page.show('<div data-island="partly"></div>');
    await failed(host);
    expect(events).toEqual(["error partly load"]);
  });

  it("leaves the other islands of the page ready", async () => {
    page.add({ name: "good" }, () => {});
    page.add({ name: "bad" }, () => {
      throw new Error("broken");
    });
    await page.show('<p data-island="bad"></p><p data-island="good"></p><p data-island="good bad"></p>');
    const all = () => [...document.querySelectorAll("p")].map(status);
    await eventually(() => expect(all()).toEqual(["failed", "ready", "good:ready bad:failed"]));
  });
});

describe("the shell of an island", () => {
  it("mounts while the island waits, and can start it", async () => {
    let context: IslandContext | undefined;
    page.add({ name: "shelled", shell: true, when: "interaction" }, () => {});
    page.serve("shelled/shell", () => ({
      mount(_: Element, given: IslandContext) {
        context = given;
      },
    }));
    const host = await page.show('<div data-island="shelled"></div>');
    await eventually(() => expect(context).toBeDefined());
    expect(status(host)).toBe("waiting");
    expect(await context?.open()).toBe(true);
    expect(status(host)).toBe("ready");
  });

  it("that fails is reported, and the island still mounts", async () => {
    page.add({ name: "bad-shell", shell: true, when: "interaction" }, () => {});
    page.serve("bad-shell/shell", () => ({
      mount() {
        throw new Error("shell broke");
      },
    }));
    const host = await page.show('<div data-island="bad-shell"></div>');
    await eventually(() => expect(told).toEqual(["bad-shell handler shell broke"]));
    expect(status(host)).toBe("waiting");
    host.click();
    await ready(host);
  });
});
