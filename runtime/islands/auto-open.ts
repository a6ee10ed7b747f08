/** Islands that open without a click: their files come while the page still loads, so that their dialog opens soon after. */
import type { App } from "../contracts/app";
import type { Boot } from "../contracts/boot";
import { fileOfTexts } from "../texts/file-of-texts";
import { opensInLanguage } from "./generated/early";

/** The hash of all texts. */
declare const __TEXTS_BUILD__: string;

/** Preloads the files of islands that must open, as far as they are known. @returns the islands' names */
export function preloadMustOpen({ autoOpenChecks, loader, isEnabledByConfig }: Boot): string[] {
  return autoOpenChecks.flatMap(([name, mustOpen]) => {
    try {
      const keys = isEnabledByConfig(name) ? mustOpen() : "";
      for (const key of keys.split(" ")) loader.preload(key);
      return keys ? [name] : [];
    } catch {
      return []; // a sandboxed document has no cookies
    }
  });
}

/** Preloads what only the core knows: their other files, the stylesheet, texts of another language. */
export function preloadAutoOpenFiles({ boot, addStyle }: Pick<App, "boot" | "addStyle">): void {
  for (const name of preloadMustOpen(boot)) {
    void addStyle();
    const language = opensInLanguage.find(([island]) => island === name)?.[1]();
    if (!language) continue;
    boot.loader.preload("translations");
    boot.loader.preload(fileOfTexts(__TEXTS_BUILD__, language, name));
  }
}

/**
 * Starts the islands that must open, on the hosts from which they open.
 * @throws what a check throws: a sandboxed document has no cookies
 */
export function openByThemselves(boot: Boot): void {
  for (const [name, mustOpen] of boot.autoOpenChecks)
    if (mustOpen())
      for (const instances of boot.hosts.values()) {
        const instance = instances.get(name);
        if (instance && mustOpen(instance.host)) void boot.activate(instance);
      }
}
