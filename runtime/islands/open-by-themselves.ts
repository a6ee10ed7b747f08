import type { App } from "../contracts/app";
import type { Kernel } from "../contracts/boot";
import { fileOfTexts } from "../texts/file-of-texts";
import { languages } from "./generated/speaks";

/** The hash of all texts. */
declare const __TEXTS_BUILD__: string;

/** @throws where a check does: a sandboxed document has no cookies */
export function openByThemselves(kernel: Kernel): void {
  for (const [name, mustOpen] of kernel.checks)
    if (mustOpen())
      for (const instances of kernel.hosts.values()) {
        const instance = instances.get(name);
        if (instance) void kernel.activate(instance);
      }
}

/**
 * Fetches what else they need while the page still loads: rarer parts, the stylesheet, words of another language.
 * @throws as above
 */
export function fetchFurther({
  kernel: { checks, loader, isEnabledByConfig },
  addStyle,
}: Pick<App, "kernel" | "addStyle">): void {
  for (const [name, mustOpen] of checks) {
    const keys = mustOpen();
    if (!keys || !isEnabledByConfig(name)) continue;
    // Those whose files the entry did not know.
    for (const key of keys.split(" ")) loader.preload(key);
    void addStyle();
    const language = languages.get(name)?.();
    if (!language) continue;
    loader.preload("translations");
    loader.preload(fileOfTexts(__TEXTS_BUILD__, language, name));
  }
}
