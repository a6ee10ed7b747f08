// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deferred } from "../deferred";
import { eventually } from "../eventually";
import { type Exports, lostFile } from "../module-server";
import { turns } from "../turns";
import { makePage } from "./a-page";

const page = makePage({ preset: true, islands: { "switched-off": false } });
const { boot, asked, needed, events, status } = page;
const chunkOf = (name: string) => `chunks/${name}-00000.js`;

afterEach(() => {
  boot.hosts.clear();
  for (const list of [asked, needed, events, boot.unknown]) list.length = 0;
});

describe("the scan of a page", () => {
  it("starts an island that loads at once, and no other one", async () => {
    page.add({ name: "at-once" }, () => {});
    page.add({ name: "touched", when: "interaction" }, () => {});
    await page.show('<p data-island="at-once"></p><p data-island="touched"></p>');
    expect([...document.querySelectorAll("p")].map(status)).toEqual(["loading", "waiting"]);
    expect(asked).toEqual([chunkOf("at-once")]);
  });

  it("requests the data of all its islands at once, before any of them starts", () => {
    page.add({ name: "basket", when: "interaction", blocks: ["Basket"] }, () => {});
    page.add({ name: "wishes", blocks: ["Wishlist", "Basket"] }, () => {});
    document.body.innerHTML = '<p data-island="basket"></p><p data-island="wishes"></p>';
    boot.scan();
    expect(needed).toEqual(["Basket", "Wishlist", "Basket"]);
    expect(asked).toEqual([]);
  });

  it("leaves out an island that the page has switched off, and its data", async () => {
    page.add({ name: "switched-off", blocks: ["Basket"] }, () => {});
    const host = await page.show('<p data-island="switched-off"></p>');
    expect([status(host), needed, asked, boot.unknown]).toEqual([null, [], [], []]);
  });

  it("finds the theme's own elements, on the page types of their rows", async () => {
    page.add({ name: "of-theme", preset: [{ selector: ".list", pages: ["search"] }] }, () => {});
    const host = await page.show('<p class="list"></p>');
    expect(status(host)).toBeNull();
    boot.store.setState({ page: { ...boot.store.getState().page, type: "search" } });
    boot.scan();
    await turns();
    expect(status(host)).toBe("loading");
  });

  it("keeps the room of the pickup points' list from the start", () => {
    document.body.innerHTML =
      '<div class="cop__content" data-skeleton="pickup"></div><div class="cop__content"></div>';
    boot.scan();
    const heights = () => [...document.querySelectorAll("div")].map(({ style }) => style.minHeight);
    expect(heights()).toEqual(["100vh", ""]);
  });

  it("keeps an existing island", async () => {
    page.add({ name: "kept", when: "interaction" }, () => {});
    const host = await page.show('<p data-island="kept"></p>');
    const instance = page.instance(host);
    boot.scan();
    await turns();
    expect(page.instance(host)).toBe(instance);
  });

  it("reports a marker of an unknown island, and the other islands of the host start", async () => {
    page.add({ name: "known" }, () => {});
    const host = await page.show('<p data-island="nobody known"></p>');
    expect(boot.unknown).toEqual([{ host, name: "nobody" }]);
    expect(status(host)).toBe("loading");
  });

  it("skips a host that has left the page meanwhile", async () => {
    page.add({ name: "brief" }, () => {});
    document.body.innerHTML = '<p data-island="brief"></p>';
    boot.scan();
    document.body.innerHTML = "";
    await turns();
    expect([boot.hosts.size, asked]).toEqual([0, []]);
  });
});

describe("the strategy of an island", () => {
  beforeEach(() => {
    if (!boot.row("choosy"))
      page.add(
        {
          name: "choosy",
          when: "interaction",
          preset: [{ selector: ".at-once", when: "load" }, { selector: ".plain" }],
        },
        () => {},
      );
  });

  it.each([
    ["its own descriptor sets", '<p class="plain"></p>', "waiting"],
    ["the row of the theme's element sets, before the descriptor", '<p class="at-once"></p>', "loading"],
    ["the host sets, before all others", '<p class="plain" data-island-when="load"></p>', "loading"],
    ["the host sets against its row", '<p class="at-once" data-island-when="interaction"></p>', "waiting"],
    [
      "its own descriptor sets when the host has an invalid one",
      '<p class="plain" data-island-when="soon"></p>',
      "waiting",
    ],
  ])("is what %s", async (_, html, expected) => {
    expect(status(await page.show(html))).toBe(expected);
  });

  it("ends as soon as the island starts for another reason", async () => {
    page.add({ name: "hurried", when: "interaction" }, () => {});
    const host = await page.show('<p data-island="hurried"></p>');
    const instance = page.instance(host);
    void boot.activate(instance);
    expect(instance.stop.signal.aborted).toBe(true);
    expect(status(host)).toBe("loading");
    host.click();
    await turns();
    expect(asked).toEqual([chunkOf("hurried")]);
  });
});

describe("the start of an island", () => {
  it("is shared by all callers", async () => {
    page.add({ name: "once", when: "interaction" }, () => {});
    const host = await page.show('<p data-island="once"></p>');
    const instance = page.instance(host);
    expect(boot.activate(instance)).toBe(boot.activate(instance));
    await turns();
    expect(asked).toEqual([chunkOf("once")]);
  });

  it("fetches the chunk while the core is still loading", async () => {
    page.add({ name: "parallel" }, () => {});
    const host = await page.show('<p data-island="parallel"></p>');
    expect([asked, status(host)]).toEqual([[chunkOf("parallel")], "loading"]);
  });

  it("mounts a theme's own island from the theme's function, and requests no chunk", async () => {
    const load = vi.fn(async () => ({ mount: () => {} }));
    boot.defined.set("own", { row: { name: "own", when: "load" }, descriptor: {}, load });
    await page.show('<p data-island="own"></p>');
    expect(load).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });
});

describe("an island on a page whose core does not load", () => {
  it("fails, and the page is told once, however often the shopper presses", async () => {
    page.loseCore();
    page.add({ name: "coreless", when: "interaction" }, () => {});
    const host = await page.show('<p data-island="coreless"></p>');
    const instance = page.instance(host);
    expect(await boot.activate(instance)).toBe(false);
    expect(await boot.activate(instance)).toBe(false);
    expect(status(host)).toBe("failed");
    expect(events).toEqual(["error coreless load"]);
  });

  it("may start again, because the core may come at the next request", async () => {
    page.loseCore();
    page.add({ name: "waits-for-core", when: "interaction" }, () => {});
    const host = await page.show('<p data-island="waits-for-core"></p>');
    const instance = page.instance(host);
    await boot.activate(instance);
    expect(instance.whenReady).toBeUndefined();
  });
});

// The last tests of this file start the core; it stays for the rest of the page.
describe("a core that loads late", () => {
  it("mounts islands that wait for it, and those that had failed without it", async () => {
    page.loseCore();
    const mount = vi.fn();
    page.add({ name: "failed-before" }, mount);
    page.add({ name: "only-core-knows", when: "visible" }, mount);
    const host = await page.show('<p data-island="failed-before"></p>');
    expect(status(host)).toBe("failed");
    page.startCore();
    await turns();
    expect(status(host)).toBe("ready");
    expect(mount).toHaveBeenCalledOnce();
  });

  it("loads a shell at the shopper's next event when its file was missing", async () => {
    const mountShell = vi.fn();
    let isOffline = true;
    page.add({ name: "shelled", shell: true, when: "interaction" }, () => {});
    page.serve("shelled/shell", () => {
      if (isOffline) throw lostFile();
      return { mount: mountShell };
    });
    const host = await page.show('<p data-island="shelled"></p>');
    isOffline = false;
    await turns();
    expect([mountShell.mock.calls.length, status(host)]).toEqual([0, "waiting"]);
    dispatchEvent(new Event("keydown"));
    await turns();
    dispatchEvent(new Event("keydown"));
    await turns();
    expect([mountShell.mock.calls.length, status(host)]).toEqual([1, "waiting"]);
  });

  it("requests no shell for a host that has left the page", async () => {
    page.add({ name: "shell-of-none", shell: true, when: "interaction" }, () => {});
    page.serve("shell-of-none/shell", () => {
      throw lostFile();
    });
    const host = await page.show('<p data-island="shell-of-none"></p>');
    await eventually(() => expect(asked).toContain(chunkOf("shell-of-none/shell")));
    await turns();
    host.remove();
    await eventually(() => expect(boot.hosts.size).toBe(0));
    asked.length = 0;
    dispatchEvent(new Event("keydown"));
    await turns();
    expect(asked).toEqual([]);
  });

  it("requests a file that only the core knows once the core is ready", async () => {
    const chunk = deferred<Exports>();
    boot.addRows([{ name: "added-by-core", when: "load" }]);
    page.serve("added-by-core", () => chunk.promise);
    const host = await page.show('<p data-island="added-by-core"></p>');
    chunk.resolve({ mount: () => {} });
    await turns();
    expect(status(host)).toBe("ready");
  });

  it("scans the page again when a visit has changed its type", async () => {
    page.add({ name: "on-basket", preset: [{ selector: ".theme", pages: ["basket"] }] }, () => {});
    const host = await page.show('<p class="theme"></p>');
    expect(status(host)).toBeNull();
    boot.store.setState({ page: { ...boot.store.getState().page, type: "basket" } });
    await turns();
    expect(status(host)).toBe("ready");
  });
});
