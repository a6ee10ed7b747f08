/** Islands that open without a click: their files come while the page still loads, so that their dialog opens soon after. */
import type { App } from "../contracts/app";
import type { Boot } from "../contracts/boot";
import { fileOfTexts } from "../texts/file-of-texts";
import { opensInLanguage } from "./generated/early";

/** The hash of all texts. */
declare const __TEXTS_BUILD__: string;

/** Preloads, from the entry, the files of islands that must open. */
export function preloadMustOpen({ autoOpenChecks, loader, isEnabledByConfig }: Boot): void {
  for (const [name, mustOpen] of autoOpenChecks)
    try {
      if (isEnabledByConfig(name)) for (const key of mustOpen().split(" ")) loader.preload(key);
    } catch {
      // a sandboxed document has no cookies
    }
}

/**
 * Preloads, from the core, the files that the entry does not know: parts, the stylesheet, texts of another language.
 * @throws what a check throws: a sandboxed document has no cookies
 */
export function fetchFurther({
  boot: { autoOpenChecks, loader, isEnabledByConfig },
  addStyle,
}: Pick<App, "boot" | "addStyle">): void {
  for (const [name, mustOpen] of autoOpenChecks) {
    const keys = mustOpen();
    if (!keys || !isEnabledByConfig(name)) continue;
    for (const key of keys.split(" ")) loader.preload(key);
    void addStyle();
    const language = opensInLanguage.find(([island]) => island === name)?.[1]();
    if (!language) continue;
    loader.preload("translations");
    loader.preload(fileOfTexts(__TEXTS_BUILD__, language, name));
  }
}

/**
 * Starts the islands that must open, on the hosts from which they open.
 * @throws what a check throws
 */
export function openByThemselves(boot: Boot): void {
  for (const [name, mustOpen] of boot.autoOpenChecks)
    if (mustOpen())
      for (const instances of boot.hosts.values()) {
        const instance = instances.get(name);
        if (instance && mustOpen(instance.host)) void boot.activate(instance);
      }
}
