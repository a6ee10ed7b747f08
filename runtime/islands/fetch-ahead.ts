/** Asks for all files of what must open by itself, beside the core: its dialog stands soon after `load`. */
import type { Kernel } from "../contracts/boot";

export function fetchAhead({ checks, loader, isEnabledByConfig }: Kernel): void {
  for (const [name, mustOpen] of checks)
    try {
      if (isEnabledByConfig(name)) for (const key of mustOpen().split(" ")) loader.preload(key);
    } catch {
      // a sandboxed document has no cookies
    }
}
