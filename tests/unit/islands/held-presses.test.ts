// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queueEarlyEvents } from "../../../runtime/islands/early-events";
import { deferred } from "../deferred";
import type { Exports } from "../module-server";
import { lostFile } from "../module-server";
import { turns } from "../turns";
import { makePage } from "./a-page";

Reflect.deleteProperty(Element.prototype, "animate"); // a cancelled animation is an error in these tests' browser
const page = makePage();
let isOff = false;
queueEarlyEvents({ ...page.boot, isOff: () => isOff }).release();
page.startCore();
const { status } = page;

let chunk = deferred<Exports>();
let count = 0;
/** The ids of the elements whose clicks reach the page, in order. */
const clicked: string[] = [];
document.addEventListener("click", (event) => {
  clicked.push((event.target as Element).id);
  event.preventDefault();
});

const mount = vi.fn();
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const press = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
const key = (selector: string, init: KeyboardEventInit) =>
  find(selector).dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
const arrive = async () => {
  chunk.resolve({ mount });
  await turns();
};

const MARKUP = `
  <button type="button" id="toggle"><i id="icon"></i></button>
  <button type="button" id="other"></button>
  <a href="#x" id="link"><i id="inside"></i></a>
  <a href="/page" id="away"></a>
  <a href="/page" target="_blank" id="beside"></a>
  <div id="custom" role="button" tabindex="0"></div>
  <label id="label"></label><input id="field" />
  <p id="text"></p>`;

/** A host whose island waits for a touch; its chunk arrives when the test lets it. */
async function host(holds: readonly string[] = ["click"]): Promise<HTMLElement> {
  const name = `held-${++count}`;
  page.add({ name, holds, when: "interaction" }, { answer: () => chunk.promise });
  return page.show(`<div id="host" data-island="${name}">${MARKUP}</div><button id="outside"></button>`);
}

beforeEach(() => {
  clicked.length = 0;
  mount.mockReset();
  chunk = deferred();
  isOff = false;
});

describe("a click before its island is ready", () => {
  it("is measured from the press to its replay", async () => {
    const steps: string[] = [];
    const listen = ({ detail }: CustomEvent) =>
      detail.host && steps.push(`${detail.phase} ${detail.host.id}`);
    document.addEventListener("wyspa:metric", listen);
    await host();
    press("#toggle");
    const pressed = performance.now();
    await arrive();
    document.removeEventListener("wyspa:metric", listen);
    expect(steps).toEqual(["touched host", "loading host", "fetched host", "ready host", "answered host"]);
    const [touched] = performance.getEntriesByName(`wyspa:held-${count}:touched`);
    expect(touched?.startTime).toBeLessThanOrEqual(pressed);
  });

  it("is held, starts the island, and is replayed once when the island has mounted", async () => {
    const element = await host();
    const order: string[] = [];
    mount.mockImplementation((root: HTMLElement) => {
      order.push("mount");
      root.addEventListener("click", ({ target }) => order.push((target as Element).id));
    });
    press("#toggle");
    await turns();
    expect(status(element)).toBe("loading");
    expect(clicked).toEqual([]);
    await arrive();
    expect(order).toEqual(["mount", "toggle"]);
    await turns();
    expect(clicked).toEqual(["toggle"]);
  });

  it("shows its control as busy until it is replayed", async () => {
    await host();
    press("#icon");
    expect(find("#toggle").getAttribute("aria-busy")).toBe("true");
    await arrive();
    expect(find("#toggle").hasAttribute("aria-busy")).toBe(false);
  });

  it("on a button's icon and on its edge collapses into the last one, where it was", async () => {
    await host();
    for (const selector of ["#icon", "#toggle", "#icon", "#inside", "#link"]) press(selector);
    await arrive();
    expect(clicked).toEqual(["icon", "link"]);
  });

  it("is replayed for each of several controls", async () => {
    await host();
    for (const selector of ["#toggle", "#text", "#link"]) press(selector);
    await arrive();
    expect(clicked.sort()).toEqual(["link", "text", "toggle"]);
  });

  it("is replayed on the element that has replaced the pressed one", async () => {
    await host();
    mount.mockImplementation((root: HTMLElement) => {
      root.innerHTML = '<button type="button" id="toggle" class="new"></button>';
      root.addEventListener("click", ({ target }) => clicked.push((target as Element).className));
    });
    press("#toggle");
    await arrive();
    expect(clicked).toEqual(["new", "toggle"]);
  });

  it("is held on a link to another page, too, if the island opens what the link names", async () => {
    await host(["click", "link"]);
    press("#away");
    expect(clicked).toEqual([]);
    await arrive();
    expect(clicked).toEqual(["away"]);
  });

  it("is not held on a link that opens another window, which a replayed click may not do", async () => {
    await host(["click", "link"]);
    press("#beside");
    expect(clicked).toEqual(["beside"]);
  });

  it("is replayed on its control when the island has replaced the pressed text inside it", async () => {
    await host();
    mount.mockImplementation(() => {
      find("#link").textContent = "tomorrow";
    });
    press("#inside");
    await arrive();
    expect(clicked).toEqual(["link"]);
  });

  it("is dropped when the island has removed its control for good", async () => {
    await host();
    mount.mockImplementation((root: HTMLElement) => root.replaceChildren());
    press("#toggle");
    await arrive();
    expect(clicked).toEqual([]);
  });
});

describe("a key press on a non-native control", () => {
  it.each(["Enter", " "])("is held as a click: %j", async (name) => {
    await host();
    expect(key("#custom", { key: name })).toBe(false);
    await arrive();
    expect(clicked).toEqual(["custom"]);
  });

  it.each([
    ["repeated", "#custom", { key: "Enter", repeat: true }],
    ["of another kind", "#custom", { key: "a" }],
    ["with Ctrl", "#custom", { key: "Enter", ctrlKey: true }],
    ["on a native button, whose click the browser dispatches", "#toggle", { key: "Enter" }],
    ["in a field", "#field", { key: "Enter" }],
  ])("is not held when it is %s", async (_, selector, init) => {
    await host();
    expect(key(selector, init)).toBe(true);
  });
});

describe("a click that is left to the browser", () => {
  it.each([
    ["on a link to another page", "#away", {}],
    ["on a label", "#label", {}],
    ["on a field", "#field", {}],
    ["with Ctrl", "#link", { ctrlKey: true }],
    ["with Shift", "#link", { shiftKey: true }],
    ["with the middle button", "#link", { button: 1 }],
    ["outside of every host", "#outside", {}],
  ])("is a click %s", async (_, selector, init) => {
    await host();
    press(selector, init);
    expect(clicked).toEqual([selector.slice(1)]);
  });

  it("is a click on an island that does not hold clicks", async () => {
    await host(["submit"]);
    press("#toggle");
    expect(clicked).toEqual(["toggle"]);
  });

  it("is a click on an island that is ready", async () => {
    const element = await host();
    find("#custom").dispatchEvent(new Event("focusin", { bubbles: true }));
    await arrive();
    expect(status(element)).toBe("ready");
    press("#toggle");
    expect(clicked).toEqual(["toggle"]);
  });

  it("is every click on a page on which the runtime stays off", async () => {
    await host();
    isOff = true;
    press("#toggle");
    expect(clicked).toEqual(["toggle"]);
  });
});

describe("a click on an island that fails", () => {
  it("is performed once by the browser, and later ones are not held", async () => {
    const element = await host();
    mount.mockImplementation(() => {
      throw new Error("broken");
    });
    press("#toggle");
    await arrive();
    expect(status(element)).toBe("failed");
    expect(clicked).toEqual(["toggle"]);
    press("#toggle");
    expect(clicked).toEqual(["toggle", "toggle"]);
  });

  it("without its file requests the file again, and is held again", async () => {
    const element = await host();
    chunk.reject(lostFile());
    press("#toggle");
    await turns();
    expect(status(element)).toBe("failed");
    expect(clicked).toEqual(["toggle"]);
    chunk = deferred();
    press("#link");
    await turns();
    expect([status(element), clicked]).toEqual(["loading", ["toggle"]]);
    await arrive();
    expect([status(element), clicked]).toEqual(["ready", ["toggle", "link"]]);
  });
});
