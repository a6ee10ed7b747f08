/** Preloads the files of islands that must open by themselves, so that their dialog opens soon after `load`. */
import type { Boot } from "../contracts/boot";

export function preloadMustOpen({ autoOpenChecks, loader, isEnabledByConfig }: Boot): void {
  for (const [name, mustOpen] of autoOpenChecks)
    try {
      if (isEnabledByConfig(name)) for (const key of mustOpen().split(" ")) loader.preload(key);
    } catch {
      // a sandboxed document has no cookies
    }
}
