/**
 * `calculate_instalments`, which the server's `onclick` and themes call (contract B l). The `instalments` island answers: the
 * call is handed over on a host of its own, which stands for no link of the page. A press of a link that has the island
 * itself never comes here. A chunk of its own.
 */
import type { Kernel } from "../contracts/boot";
import type { CompatNeeds } from "./needs";
import { instalmentTexts } from "./texts";

const ISLAND = "instalments";
/** Of `islands/instalments/index.tsx`: the arguments of a call, on a host. */
const CALL = "wyspa:instalments";

export function instalmentsFor(kernel: Kernel, { ui, texts }: CompatNeeds) {
  const host = document.createElement("span");
  host.hidden = true;
  host.setAttribute("data-island", ISLAND);

  const stands = async () => {
    if (!host.isConnected) document.body.append(host);
    kernel.scan(host);
    await new Promise<void>((resolve) => kernel.inSlices(resolve));
    const instance = kernel.hosts.get(host)?.get(ISLAND);
    return instance ? kernel.activate(instance) : false;
  };
  return async (...args: readonly unknown[]): Promise<void> => {
    if (await stands()) host.dispatchEvent(new CustomEvent(CALL, { detail: args }));
    else ui.alert(texts(instalmentTexts)("instalments.missing"), { type: "error" });
  };
}
