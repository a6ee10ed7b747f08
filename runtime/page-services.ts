/**
 * What pages and the runtime may ask for at any time, each fetched with its first call: in-place visits, the gate for
 * server-supplied code and markup, further scripts, tracking events.
 */
import { emit } from "./events";
import type { ScriptGate } from "./gate";
import type { allows as Allows } from "./gate/allows";
import type { Gate, ServerCodeKind } from "./gate/contract";
import type { LoadScriptOptions, ScriptLoader } from "./gate/load-script";
import type { ServerContentNeeds } from "./gate/server-content";
import type { IslandContext } from "./islands/contract";
import type { Kernel } from "./kernel";
import type { Platform } from "./platform/contract";
import type { SendReport } from "./platform/report";
import type { FetchTracking } from "./platform/tracking";
import type { Announce } from "./ui/live-region";
import type { FollowingVisits } from "./visit";
import type { Visits } from "./visit/contract";

export interface ServiceNeeds {
  readonly kernel: Kernel;
  readonly platform: Platform;
  readonly report: SendReport;
  readonly announce: Announce;
  readonly texts: IslandContext["texts"];
  /** Reads page type, view and configuration into the store again. */
  refresh(): void;
}

export interface PageServices extends Visits {
  /** The trust boundary. Rejects where it cannot be had. */
  gate(): Promise<Gate>;
  loadScript(name: string, options?: LoadScriptOptions): Promise<unknown>;
  installModule(name: string, address: string): Promise<boolean>;
  /** An answer of the platform has announced tracking events (spec §4). */
  readonly tracking: FetchTracking;
  /** Links, forms and the history are followed from now on. */
  followVisits(): Promise<void>;
  /** Puts these blocks of the storefront data into the page. */
  placeContent(blocks: ServerContentNeeds["blocks"]): Promise<void>;
}

/** Keeps what a fetch gave; after a failure the next call tries again. */
function once<Value>(fetchIt: () => Promise<Value>): () => Promise<Value> {
  let fetched: Promise<Value> | undefined;
  return () => {
    fetched ??= fetchIt();
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
}

export function pageServices(needs: ServiceNeeds, allows: typeof Allows): PageServices {
  const { kernel, platform, report } = needs;
  const { store, script, version } = kernel;
  const isOn = (kind: ServerCodeKind) => allows(store.getState().shop, kind);

  const gate = once<ScriptGate>(async () => {
    const { makeGate } = await import("./gate");
    return makeGate({ nonce: script.nonce, allows: isOn, report });
  });
  const loader = once<ScriptLoader>(async () => {
    const [{ makeScriptLoader }, { policies }] = await Promise.all([import("./gate/load-script"), gate()]);
    const { nonce, tag } = script;
    return makeScriptLoader({ policies, nonce, tag, prefix, version });
  });
  const tracking = once<FetchTracking>(async () => {
    const [{ makeTracking }, opened] = await Promise.all([import("./platform/tracking"), gate()]);
    return makeTracking({ graphql: platform.graphql, gate: opened, store, report });
  });
  const visits = once<FollowingVisits>(async () => {
    const [{ makeVisits }, { fetchPage }] = await Promise.all([
      import("./visit"),
      import("./platform/fetch-page"),
    ]);
    return makeVisits({ ...needs, version, script, gate, emit, fetchPage });
  });
  const follow = once(async () => (await visits()).follow());

  return {
    gate,
    visit: async (...asked) => (await visits()).visit(...asked),
    loadScript: async (...asked) => (await loader()).loadScript(...asked),
    installModule: async (...given) => (await loader()).installModule(...given),
    tracking: async () => (await tracking())(),
    followVisits: follow,
    async placeContent(blocks) {
      const [{ placeServerContent }, opened] = await Promise.all([import("./gate/server-content"), gate()]);
      await placeServerContent({ gate: opened, storefront: platform.storefront, blocks, report });
    },
  };
}

/** The shop's folder of scripts. */
const prefix = (): string => {
  const urls: unknown = Reflect.get(Object(Reflect.get(window, "app_shop")), "urls");
  return String(Reflect.get(Object(urls), "prefix") ?? "/gfx/pol/");
};
