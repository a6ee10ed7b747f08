import type { App } from "../contracts/app";
import type { Boot } from "../contracts/boot";
import { fileOfTexts } from "../texts/file-of-texts";
import { opensInLanguage } from "./generated/early";

/** The hash of all texts. */
declare const __TEXTS_BUILD__: string;

/** @throws what a check throws: a sandboxed document has no cookies */
export function openByThemselves(boot: Boot): void {
  for (const [name, mustOpen] of boot.autoOpenChecks)
    if (mustOpen())
      for (const instances of boot.hosts.values()) {
        const instance = instances.get(name);
        if (instance && mustOpen(instance.host)) void boot.activate(instance);
      }
}

/**
 * Fetches the other files of these islands while the page still loads: parts, the stylesheet, texts of another
 * language.
 * @throws what a check throws
 */
export function fetchFurther({
  boot: { autoOpenChecks, loader, isEnabledByConfig },
  addStyle,
}: Pick<App, "boot" | "addStyle">): void {
  for (const [name, mustOpen] of autoOpenChecks) {
    const keys = mustOpen();
    if (!keys || !isEnabledByConfig(name)) continue;
    // The entry did not know these files.
    for (const key of keys.split(" ")) loader.preload(key);
    void addStyle();
    const language = opensInLanguage.find(([island]) => island === name)?.[1]();
    if (!language) continue;
    loader.preload("translations");
    loader.preload(fileOfTexts(__TEXTS_BUILD__, language, name));
  }
}
