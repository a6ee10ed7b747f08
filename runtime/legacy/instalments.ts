/**
 * `calculate_instalments`, called by the server's `onclick` and by themes (contract B l). The `instalments` island
 * receives the call on a hidden host that belongs to no link. A link that is a host itself never calls this function.
 * Ships as its own chunk.
 */
import type { Boot } from "../contracts/boot";
import type { LegacyNeeds } from "./needs";
import { instalmentTexts } from "./texts";

const ISLAND = "instalments";
/** Event of `islands/instalments/index.tsx` that passes a call's arguments to a host. */
const CALL = "wyspa:instalments";

export function instalmentsFor(boot: Boot, { ui, texts }: LegacyNeeds) {
  const host = document.createElement("span");
  host.hidden = true;
  host.setAttribute("data-island", ISLAND);
  host.setAttribute("data-island-props", "{}"); // marked hosts need props, or the theme's attributes

  const mountIsland = async () => {
    if (!host.isConnected) document.body.append(host);
    boot.scan(host);
    await new Promise<void>((resolve) => boot.inSlices(resolve));
    const instance = boot.hosts.get(host)?.get(ISLAND);
    return instance ? boot.activate(instance) : false;
  };
  return async (...args: readonly unknown[]): Promise<void> => {
    if (await mountIsland()) host.dispatchEvent(new CustomEvent(CALL, { detail: args }));
    else ui.alert(texts(instalmentTexts)("instalments.missing"), { type: "error" });
  };
}
