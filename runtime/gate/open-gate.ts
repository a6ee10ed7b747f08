/**
 * Chunk `gate`: all code that handles server-supplied scripts and markup. It contains the gate, the script loader,
 * tracking events, snippets and top layers.
 */
import type { OwnScript } from "../page/own-script";
import type { Platform } from "../platform/contract";
import type { SendReport } from "../platform/report";
import { makeTracking } from "../platform/tracking";
import type { WyspaStore } from "../store/contract";
import { allows } from "./allows";
import type { Gate } from "./contract";
import { makeGate } from "./gate";
import { makeScriptLoader, type ScriptLoader } from "./load-script";
import { placeServerContent, type ServerContentNeeds } from "./server-content";

export interface GateNeeds {
  readonly store: WyspaStore;
  readonly script: OwnScript;
  readonly version: string;
  readonly platform: Platform;
  readonly report: SendReport;
}

export interface OpenGate extends ScriptLoader {
  readonly gate: Gate;
  /** Makes a worker's URL acceptable to Trusted Types; `null` when the page's policy refuses Wyspa's policies. */
  readonly address: ((url: string) => string) | null;
  /** Fetches the tracking events that a response announced, and runs them. Never rejects. @returns their texts */
  tracking(): Promise<readonly string[]>;
  /** Inserts these blocks of the storefront data into the page, each once. Never rejects. */
  placeContent(blocks: ServerContentNeeds["blocks"]): Promise<void>;
}

/** Creates the page's gate; call it once per page. */
export function openGate({ store, script, version, platform, report }: GateNeeds): OpenGate {
  const { nonce, tag } = script;
  const gate = makeGate({ nonce, allows: (kind) => allows(store.getState().shop, kind), report });
  const { loadScript, installModule } = makeScriptLoader({
    policies: gate.policies,
    nonce,
    tag,
    prefix,
    version,
  });
  const tracking = makeTracking({ graphql: platform.graphql, gate, store, report });
  const placeContent: OpenGate["placeContent"] = (blocks) =>
    placeServerContent({ gate, storefront: platform.storefront, blocks, report });
  return { gate, address: gate.policies?.address ?? null, loadScript, installModule, tracking, placeContent };
}

/** The shop's folder of scripts. */
const prefix = (): string => {
  const urls: unknown = Reflect.get(Object(Reflect.get(window, "app_shop")), "urls");
  return String(Reflect.get(Object(urls), "prefix") ?? "/gfx/pol/");
};
