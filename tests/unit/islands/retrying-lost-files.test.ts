// @vitest-environment page
import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import type { Mount } from "../../../runtime/contracts/island";
import { lostFile } from "../module-server";
import { pass, turns } from "../turns";
import { makePage } from "./a-page";

vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }); // for the whole file: the observer's timer outlives a test
const page = makePage();
page.startCore();
const { events, asked, boot, status } = page;
const mount: Mock<Mount> = vi.fn();
let isOffline = true;
let count = 0;

beforeEach(async () => {
  await page.show("");
  mount.mockClear();
  isOffline = true;
});

/** The host of an island whose file could not be fetched; the network is back from then on. */
async function hostWithoutItsFile(): Promise<HTMLElement> {
  const name = `lost-${++count}`;
  const answer = () => {
    if (isOffline) throw lostFile();
    return { mount };
  };
  page.add({ name }, { answer });
  const host = await page.show(`<div data-island="${name}"><button>x</button></div>`);
  await turns();
  expect(status(host)).toBe("failed");
  for (const list of [asked, events]) list.length = 0;
  isOffline = false;
  return host;
}
const sign = async (target: EventTarget, type: string) => {
  target.dispatchEvent(new Event(type, { bubbles: true }));
  await turns();
};

describe("an island whose file could not be fetched", () => {
  it("is requested again when the network is back", async () => {
    const host = await hostWithoutItsFile();
    await sign(window, "online");
    expect(mount).toHaveBeenCalledOnce();
    expect(status(host)).toBe("ready");
  });

  it.each(["pointerdown", "keydown", "click", "submit"])(
    "is requested again at once by a %s inside its host",
    async (type) => {
      const host = await hostWithoutItsFile();
      await sign(host.querySelector("button") as Element, type);
      expect(status(host)).toBe("ready");
    },
  );

  it.each(["pointerover", "focusin", "wheel", "touchmove"])(
    "is requested again by a %s only when three seconds have passed",
    async (type) => {
      const host = await hostWithoutItsFile();
      await pass(2_999);
      await sign(host, type);
      expect(asked).toEqual([]);
      await pass(1);
      await sign(host, type);
      expect(status(host)).toBe("ready");
    },
  );

  it("is not requested again by an event outside its host", async () => {
    const host = await hostWithoutItsFile();
    await pass(60_000);
    for (const type of ["click", "keydown", "pointerover"]) await sign(document.body, type);
    expect(asked).toEqual([]);
    expect(status(host)).toBe("failed");
  });

  it("is requested once, however many retry signals there are", async () => {
    const host = await hostWithoutItsFile();
    await pass(3_000);
    for (const type of ["pointerover", "pointerdown", "click"]) host.dispatchEvent(new Event(type));
    window.dispatchEvent(new Event("online"));
    await turns();
    expect(asked).toHaveLength(1);
    await sign(window, "online");
    expect([asked.length, mount.mock.calls.length]).toEqual([1, 1]);
  });

  it("waits for the next retry signal when it is still missing, and then mounts", async () => {
    const host = await hostWithoutItsFile();
    isOffline = true;
    await sign(window, "online");
    expect(status(host)).toBe("failed");
    isOffline = false;
    await sign(window, "online");
    expect(status(host)).toBe("ready");
    expect(events.filter((event) => event.startsWith("ready"))).toHaveLength(1);
  });

  it("is not requested without a signal, and its host is not remounted as after another error", async () => {
    const host = await hostWithoutItsFile();
    await pass(600_000);
    expect(asked).toEqual([]);
    expect(status(host)).toBe("failed");
  });

  it("is not requested once its host has left the page", async () => {
    const host = await hostWithoutItsFile();
    host.remove();
    await pass(20);
    expect(boot.hosts.size).toBe(0);
    await sign(window, "online");
    await sign(host, "click");
    expect(asked).toEqual([]);
  });
});

describe("a part that its island loads with `retry`", () => {
  /** An island that has mounted and waits for a part whose file is missing. */
  async function islandWithoutItsPart(): Promise<{ host: HTMLElement; shown: Mock }> {
    const name = `lost-${++count}`;
    const shown = vi.fn();
    page.serve(`${name}/part`, () => {
      if (isOffline) throw lostFile();
      return { value: "the part" };
    });
    page.add({ name }, (_, context) => {
      void context.load("part", { retry: "on-signal" }).then(shown);
    });
    const host = await page.show(`<div data-island="${name}"></div>`);
    await turns();
    expect(status(host)).toBe("ready");
    expect(shown).not.toHaveBeenCalled();
    asked.length = 0;
    return { host, shown };
  }

  it.each(["online", "pointerdown", "keydown"])(
    "is requested again by a %s anywhere, and once",
    async (type) => {
      const { shown } = await islandWithoutItsPart();
      isOffline = false;
      await sign(window, type);
      await sign(window, type);
      expect(shown.mock.calls).toEqual([[expect.objectContaining({ value: "the part" })]]);
      expect(asked).toHaveLength(1);
    },
  );

  it("waits for the next signal when it is still missing, and never fails its island", async () => {
    const { host, shown } = await islandWithoutItsPart();
    await sign(window, "online");
    expect(shown).not.toHaveBeenCalled();
    isOffline = false;
    await sign(window, "online");
    expect(shown).toHaveBeenCalledOnce();
    expect(status(host)).toBe("ready");
  });

  it("is not requested again once its island has unmounted", async () => {
    const { host, shown } = await islandWithoutItsPart();
    host.remove();
    await pass(20);
    isOffline = false;
    await sign(window, "online");
    expect(asked).toEqual([]);
    expect(shown).not.toHaveBeenCalled();
  });
});
