/** Islands that open by themselves: a forced region, a selector that the server wants to be seen. */
import { checks } from "./generated/checks";
import type { Kernel } from "./kernel";

/** @throws where a check does: a sandboxed document has no cookies */
export function openByThemselves(kernel: Kernel): void {
  for (const [name, mustOpen] of checks)
    if (mustOpen())
      for (const instances of kernel.hosts.values()) {
        const instance = instances.get(name);
        if (instance) void kernel.activate(instance);
      }
}

/**
 * Fetches what opens by itself while the page still loads: its dialog stands soon after `load`.
 * @throws as above
 */
export function fetchAhead({ loader }: Kernel, addStyle: () => unknown): void {
  for (const [name, mustOpen] of checks)
    if (mustOpen()) {
      loader.preload(name);
      addStyle();
    }
}
