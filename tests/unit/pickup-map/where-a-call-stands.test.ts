// @vitest-environment page
/**
 * A page's script chooses the widget's place (`move`): the page keeps its content until the widget has something to
 * show.
 */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mount } from "../../../islands/pickup-map";
import type { Wanted } from "../../../islands/pickup-map/wanted";
import type { Boot } from "../../../runtime/contracts/boot";
import type { Instance } from "../../../runtime/contracts/hosts";
import type { IslandContext } from "../../../runtime/contracts/island";
import { showPickupPoints } from "../../../runtime/legacy/pickup";
import { eventually } from "../eventually";
import { point } from "./support";
import { settled } from "./widget";

const life = new AbortController();
let letLoad: (isThere: boolean) => void;
let loaded: Promise<boolean>;
const places: HTMLElement[] = [];
const begun: unknown[] = [];
const emitted: unknown[] = [];
let missed = 0;
/** What the newest call asks of the widget. */
let wanted: Wanted;

const parts = {
  showAt: async (place: HTMLElement, _context: unknown, asked: Wanted) => {
    places.push(place);
    wanted = asked;
    place.textContent = "Punkty";
    return { isOpen: () => place.isConnected, begin: (asked: unknown) => begun.push(asked), end() {} };
  },
};
let opened = 0;
let ended = 0;
let dialogs = 0;
/** A dialog whose own file loads slowly. */
let letOpen = () => {};
const withDialog = {
  ...parts,
  async showInDialog() {
    opened++;
    await new Promise<void>((resolve) => {
      letOpen = resolve;
    });
    const open = ++dialogs;
    return {
      isOpen: () => open === dialogs && ended < open,
      begin: (asked: unknown) => begun.push(asked),
      end: () => void ended++,
    };
  },
};
const hosts = new Map<Element, Map<string, Instance>>();
const boot = {
  hosts,
  scan(host: HTMLElement) {
    hosts.set(host, new Map([["pickup-map", {} as Instance]]));
    const context = {
      signal: life.signal,
      props: {},
      storage: { session: { get: () => null, set() {} } },
      emit: (name: string) => emitted.push(name),
      load: async () => {
        if (!(await loaded)) throw new Error("no file");
        return withDialog;
      },
    };
    void mount(host, context as unknown as IslandContext);
  },
  inSlices: (task: () => void) => task(),
  activate: async () => true,
} as unknown as Boot;

beforeEach(() => {
  places.length = begun.length = missed = 0;
  document.body.innerHTML = `<div id="box"><p id="server">Punkty odbioru</p></div>`;
  loaded = new Promise((resolve) => {
    letLoad = resolve;
  });
});
afterEach(() => document.body.replaceChildren());

const call = async (more: Record<string, unknown> = {}) => {
  const options = { couriers: [{ id: 5 }], move: { moveSelector: "#server" }, ...more };
  await showPickupPoints(boot, { family: "cop", options, missing: () => missed++ });
  await settled();
};
const box = () => document.querySelector("#box")?.textContent;

it("keeps the page's element until the widget is ready, and when it never loads", async () => {
  await call();
  expect(box()).toBe("Punkty odbioru");
  letLoad(false);
  await settled();
  expect(missed).toBe(1);
  expect(box()).toBe("Punkty odbioru");
});

it("is mounted once, however often it is called; a call without couriers blocks no other", async () => {
  await call();
  await call();
  await call({ couriers: [] });
  letLoad(true);
  await settled();
  expect(places).toHaveLength(1);
  expect(box()).toBe("Punkty");
  await call({ lat: 50, lng: 20 });
  expect(begun).toEqual([expect.objectContaining({ start: { lat: 50, lng: 20 } })]);
  expect(document.querySelectorAll("#box > *")).toHaveLength(1);
});

it("a page's functions that throw stop neither the choice nor the list; the page's author sees their errors", async () => {
  const seen: unknown[] = [];
  const shownInConsole = vi.spyOn(console, "error").mockImplementation(() => {});
  addEventListener("error", ({ error }) => seen.push(error), { signal: life.signal });
  const [inCallback, inReady] = [new Error("callback"), new Error("afterReady")];
  const throwing = (error: Error) => () => {
    throw error;
  };
  letLoad(true);
  await call({ callback: throwing(inCallback), afterReady: throwing(inReady) });
  await eventually(() => expect(places).toHaveLength(1));
  wanted.ready();
  expect(wanted.choose(point("P1", 1), "")).toBe(true);
  expect([emitted, seen]).toEqual([["wyspa:pickup-point"], [inReady, inCallback]]);
  expect(shownInConsole).toHaveBeenCalledWith(inCallback);
  shownInConsole.mockRestore();
});

it("opens one dialog, even for a call that comes while it opens", async () => {
  letLoad(true);
  await call({ move: undefined });
  await call({ move: undefined, lat: 50, lng: 20 });
  expect([opened, begun]).toEqual([1, []]);
  letOpen();
  await settled();
  expect([opened, begun]).toEqual([1, [expect.objectContaining({ start: { lat: 50, lng: 20 } })]]);
});

it("ends with the page whose script has called it, even while it was still opening", async () => {
  letLoad(true);
  document.dispatchEvent(new Event("wyspa:visit"));
  expect(ended).toBe(1);
  await call({ move: undefined });
  document.dispatchEvent(new Event("wyspa:visit"));
  letOpen();
  await settled();
  expect([dialogs, ended]).toEqual([2, 2]);
});
