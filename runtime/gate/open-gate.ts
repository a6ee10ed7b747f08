import type { Chunks, Loader } from "../base/loader";
import { once } from "../base/once";
import type { OwnScript } from "../contracts/boot";
import type { OpenGate } from "../contracts/gate";
import type { Platform } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";
import { allows } from "./allows";
import { makeGate } from "./gate";
import { makeScriptLoader } from "./load-script";
import { placeServerContent } from "./server-content";

export interface GateNeeds {
  readonly loader: Loader<Chunks>;
  readonly store: WyspaStore;
  readonly script: OwnScript;
  readonly version: string;
  readonly platform: Platform;
  readonly report: SendReport;
}

/** Creates the page's gate; call it once per page. */
export function openGate({ loader, store, script, version, platform, report }: GateNeeds): OpenGate {
  const { nonce, tag } = script;
  const gate = makeGate({ nonce, allows: (kind) => allows(store.getState().shop, kind), report });
  const { loadScript, installModule } = makeScriptLoader({
    policies: gate.policies,
    nonce,
    tag,
    prefix,
    version,
  });
  const tracking = once(async () => {
    const { makeTracking } = await loader.load("tracking");
    return makeTracking({ graphql: platform.graphql, gate, store, report });
  });
  const placeContent: OpenGate["placeContent"] = (blocks) =>
    placeServerContent({ gate, storefront: platform.storefront, blocks, report });
  return {
    gate,
    address: gate.policies?.address ?? null,
    loadScript,
    installModule,
    tracking: async () => (await tracking())(),
    placeContent,
  };
}

/** The shop's folder of scripts. */
const prefix = (): string => {
  const urls: unknown = Reflect.get(Object(Reflect.get(window, "app_shop")), "urls");
  return String(Reflect.get(Object(urls), "prefix") ?? "/gfx/pol/");
};
