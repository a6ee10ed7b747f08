/** Places snippets, top layers and widgets; the gate's chunk loads only when the response contains any. */
import { onRetrySignal } from "../base/retry";
import { getPath, list } from "../base/values";
import type { FirstRequest } from "../contracts/boot";
import type { OpenGate } from "../contracts/gate";
import type { Platform } from "../contracts/platform";
import type { SendReport } from "../contracts/report";
import type { WyspaStore } from "../contracts/store";
import { allows } from "./allows";

interface Needs {
  readonly store: WyspaStore;
  readonly firstRequest: FirstRequest;
  readonly platform: Platform;
  readonly report: SendReport;
  openGate(): Promise<OpenGate>;
}

const CONTENT = ["Snippets", "ToplayersAndWidgets"] as const;

/**
 * Places the content of the page's response; after a failed request, the content of a later response.
 * @returns resolves when the first response has been handled; never rejects
 */
export function placeServerContent(needs: Needs): Promise<void> {
  const { store, report } = needs;
  const look = async (): Promise<void> => {
    try {
      await place(needs);
    } catch (error) {
      report({ error, phase: "server-content" });
      onRetrySignal(look);
    }
  };
  let isMissed = false;
  store.subscribe(({ storefront }) => {
    const has = (status: string) => CONTENT.some((block) => storefront[block]?.status === status);
    if (has("failed")) isMissed = true;
    else if (isMissed && has("ready")) {
      isMissed = false;
      void look();
    }
  });
  return look();
}

/** Rejects when there is content but the gate cannot be loaded. */
async function place({ store, firstRequest, platform, openGate }: Needs): Promise<void> {
  const { shop } = store.getState();
  const blocks = CONTENT.filter(
    (block) =>
      firstRequest.blocks.includes(block) && allows(shop, block === "Snippets" ? "snippets" : "topLayers"),
  );
  for (const [, answer] of await platform.storefront(blocks))
    if (answer.ok && list(getPath(answer.data, "response", "items")).length)
      return (await openGate()).placeContent(blocks);
}
