/** The widget in a page, with a platform whose answers each test controls. */
import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import type { Point } from "../../../islands/pickup-map/points";
import { readOptions } from "../../../islands/pickup-map/wanted";
import { showInPage } from "../../../islands/pickup-map/widget";
import { done } from "../../../runtime/base/result";
import type { IslandContext } from "../../../runtime/contracts/island";
import type { MapOptions, MapPoint, ShopMap } from "../../../runtime/contracts/map";
import type { TextTable } from "../../../runtime/contracts/texts";
import { bindTexts } from "../../../runtime/texts/texts";
import { deferred } from "../deferred";
import type { raw } from "./support";

/** A request to the platform, and a function that answers it. */
interface Question {
  /** The searched text, or the latitude around which points are requested. */
  readonly about: string | number;
  answer(data: Record<string, unknown>): void;
}

export const PLACES = { Gdańsk: 54.35, Kraków: 50.06, Łeba: 54.76 };
export type City = keyof typeof PLACES;

export const suggestionOf = (name: City) => ({
  searchPickupPoints: [{ data: name, gps: { latitude: PLACES[name], longitude: 19 } }],
});
export const pointsOf = (...points: ReturnType<typeof raw>[]) => ({ courier_5: { pickupPoints: points } });

interface Setup {
  readonly options?: Record<string, unknown>;
  readonly choose?: (point: Point, clientNumber: string) => boolean;
  readonly ready?: () => void;
  readonly more?: Partial<IslandContext>;
}

export async function widget({ options, choose = () => true, ready = () => {}, more }: Setup = {}) {
  const asked = readOptions({ couriers: [{ id: 5, fullId: "5-1" }], ...options }, "cop");
  if (!asked) throw new Error("nothing asked");
  document.body.innerHTML = `<button id="elsewhere">x</button><div id="host"></div>`;
  const host = document.querySelector("#host") as HTMLElement;
  const life = new AbortController();
  const said: string[] = [];
  const searches: Question[] = [];
  const questions: Question[] = [];
  const context = {
    name: "pickup-map",
    host,
    signal: life.signal,
    place: {},
    props: {},
    guard() {},
    hasScrolled: () => false,
    fail: (_phase: string, error: unknown) => {
      throw error;
    },
    store: createStore(() => ({ shop: { languageSymbol: "pl", tiles: { url: "/tiles/{z}/{x}/{y}" } } })),
    storage: { session: { get: () => null, set() {} } },
    texts: (table: TextTable) => bindTexts(table, {}, "pol"),
    announce: (text: string) => said.push(text),
    platform: {
      geocode: async () => ({ ok: false }),
      graphql: (_operation: unknown, values: Record<string, string | number>) =>
        new Promise((resolve) => {
          const about = values.query ?? values.latitude ?? "";
          const answer = (data: Record<string, unknown>) => resolve(done(data));
          (values.query === undefined ? questions : searches).push({ about, answer });
        }),
    },
    ...more,
  } as unknown as IslandContext;
  const end = await showInPage(host, context, { ...asked, choose, ready });
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) => {
    const found = host.querySelector<Found>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const button = (text: string) => {
    const found = [...host.querySelectorAll("button")].find((one) => one.textContent === text);
    if (!found) throw new Error(`no button ${text}`);
    return found;
  };
  return {
    host,
    said,
    searches,
    questions,
    find,
    button,
    field: find<HTMLInputElement>(".cop_pickup_finder__input"),
    rows: () => [...host.querySelectorAll<HTMLElement>(".cop_pickup_item")],
    end() {
      life.abort();
      end?.();
    },
  };
}

/** A map that records its calls. The test presses its markers, and says when a view has moved. */
export function fakeMap() {
  const calls: string[] = [];
  const moves: ReturnType<typeof deferred<void>>[] = [];
  let options: MapOptions | undefined;
  let points: readonly MapPoint[] = [];
  let popup: Element | null = null;
  const map: Partial<ShopMap> = {
    setPoints(given) {
      points = given;
    },
    choose: (id) => void calls.push(`choose ${id}`),
    setView: ({ lat }) => void calls.push(`view ${lat}`),
    openPopup(id, content) {
      calls.push(`popup ${id}`);
      popup = content;
    },
    closePopup: () => void calls.push("close"),
    showAlone() {
      const move = deferred<void>();
      moves.push(move);
      return move.promise;
    },
    center: () => ({ lat: 1, lng: 2 }),
    remove: () => void calls.push("remove"),
  };
  return {
    calls,
    moves,
    openMap: async (_: HTMLElement, given: MapOptions) => {
      options = given;
      return map as ShopMap;
    },
    options: () => options,
    points: () => points,
    press: (uid: string) => options?.onPress?.(uid),
    popupButton: () => popup?.querySelector("button"),
  };
}

/** Types like a shopper: the framework only notices the event. */
export function type(field: HTMLInputElement, text: string, isComposing = false): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(Object.assign(new Event("input", { bubbles: true }), { isComposing }));
}

/** Waits for everything that happens without further input. */
export const settled = (ms = 30) => new Promise((resolve) => setTimeout(resolve, ms));

/** Stubs geolocation: each request is answered later by the test. */
export function positions(): ((place: { lat: number; lng: number } | "denied") => void)[] {
  const waiting: ((place: { lat: number; lng: number } | "denied") => void)[] = [];
  vi.stubGlobal("navigator", {
    userAgent: navigator.userAgent,
    geolocation: {
      getCurrentPosition: (found: (position: unknown) => void, failed: (error: unknown) => void) =>
        waiting.push((place) =>
          place === "denied"
            ? failed({ code: 1 })
            : found({ coords: { latitude: place.lat, longitude: place.lng } }),
        ),
    },
  });
  return waiting;
}
