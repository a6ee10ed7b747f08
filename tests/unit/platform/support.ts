/** A store, a storage and a reader of storefront data that tests control. */
import { createStore } from "zustand/vanilla";
import type { Result } from "../../../runtime/base/result";
import type { SafeStorage } from "../../../runtime/base/storage";
import type { BlockName } from "../../../runtime/contracts/blocks";
import type { Boot } from "../../../runtime/contracts/boot";
import type { Report } from "../../../runtime/contracts/report";
import type { WyspaStore } from "../../../runtime/contracts/store";
import { makeStorefront, type ReadStorefront } from "../../../runtime/platform/storefront-data";
import { initialState } from "../../../runtime/store/store";

export const newStore = (): WyspaStore => createStore(initialState);

/** Storage with the given entries. */
export function storageWith(entries: Readonly<Record<string, string>> = {}): SafeStorage {
  const held = new Map(Object.entries(entries));
  return {
    get: (key) => held.get(key) ?? null,
    set: (key, value) => !!held.set(key, value),
    remove: (key) => void held.delete(key),
    keys: (prefix) => [...held.keys()].filter((key) => key.startsWith(prefix)),
  };
}

/** A pending request, which the test answers. */
export interface Sent {
  readonly blocks: readonly BlockName[];
  answer(result: Result<string>): void;
}

export interface Page {
  readonly read: ReadStorefront;
  readonly store: WyspaStore;
  /** Requests in order, without the page's very first one. */
  readonly sent: readonly Sent[];
  readonly reports: readonly Report[];
}

/** A page whose first request, if there is one, requested `blocks` and gets `answer`. */
export function page(first?: { blocks: readonly BlockName[]; answer: Promise<Result<string>> }): Page {
  const store = newStore();
  const sent: Sent[] = [];
  const reports: Report[] = [];
  const send = (blocks: readonly BlockName[]) =>
    new Promise<Result<string>>((answer) => sent.push({ blocks, answer }));
  const boot = { store, firstRequest: first ?? { blocks: [] } } as unknown as Boot;
  const read = makeStorefront(boot, send, (report) => void reports.push(report));
  return { read, store, sent, reports };
}

/** Waits for the end of a tick: requests have been sent, and answers have been read. */
export const tick = () => new Promise((resolve) => setTimeout(resolve, 1));
