/** Visits on a page with a title and two sections, between pages that tests define. */
import { vi } from "vitest";
import { done, type Result } from "../../../runtime/base/result";
import type { FetchedPage, FetchPage } from "../../../runtime/platform/fetch-page";
import { type Engine, makeEngine } from "../../../runtime/visit/engine";
import { makeEntryPages } from "../../../runtime/visit/entry-pages";
import type { VisitNeeds } from "../../../runtime/visit/needs";
import * as arrival from "../../../runtime/visit/run-visit";

/** The shop's answer with a page. */
export const pageAt = (url: URL, head = ""): Result<FetchedPage> =>
  done({
    markup: `<!doctype html><html lang="en"><head><title>${url.pathname}</title>${head}</head><body><main id="content"><h1>${url.pathname}</h1></main></body></html>`,
    url,
    policy: "",
    headers: new Headers(),
  });

export interface Visiting {
  readonly engine: Engine;
  /** The kinds of reported faults. */
  readonly told: string[];
}

/** The current page is https://shop.test/list. */
export function visiting(fetchPage: FetchPage, needs: Partial<VisitNeeds> = {}): Visiting {
  Reflect.get(window, "happyDOM").setURL("https://shop.test/list");
  document.head.replaceChildren();
  document.body.innerHTML = '<main id="content"><h1>/list</h1></main>';
  const told: string[] = [];
  const gate = {
    parsePage: (markup: string) => new DOMParser().parseFromString(markup, "text/html"),
    run: async () => {},
  };
  const all = {
    version: "1",
    script: { nonce: "", tag: null },
    gate: async () => gate,
    fetchPage,
    arrival: async () => arrival,
    onResponseHeaders: () => undefined,
    announce: vi.fn(),
    emit: () => true,
    report: ({ error }: { error: unknown }) => void told.push(String(Reflect.get(Object(error), "kind"))),
    settings: () => ({}),
    reloadConfig: vi.fn(),
    texts: () => () => "",
    ...needs,
  } as unknown as VisitNeeds;
  const first = { entry: undefined, url: location.href };
  return { engine: makeEngine(all, first, makeEntryPages(first)), told };
}
