/** Warns about mistakes that no island notices: wrong strategies, page types and descriptors. */
import { warnOnce } from "../base/console";
import { attr } from "../base/safe-dom";
import type { Boot } from "../contracts/boot";
import { NO_TYPE, wrongPageType } from "../page/page-types";
import { definitionMistakes } from "./markup-mistakes/definitions";
import { hostsWithStrategy, typesOfRows } from "./markup-mistakes/is-doubtful";
import { wrongWhen } from "./markup-mistakes/names";

export function warnAboutMarkup(boot: Boot): void {
  for (const host of hostsWithStrategy()) {
    const mistake = wrongWhen(attr(host, "data-island-when") ?? "");
    if (mistake) warnOnce(mistake, host);
  }
  // Besides the types of our islands, the home page and lists are those that themes use most.
  const types = [...typesOfRows(boot), "main", "search", boot.store.getState().page.type];
  for (const [name, { load, descriptor }] of boot.defined)
    for (const mistake of definitionMistakes(name, load, descriptor, types)) warnOnce(mistake);
  warnAboutPageType(boot);
}

/** Only the preset reads the page's type. */
function warnAboutPageType(boot: Boot): void {
  const { page, shop } = boot.store.getState();
  const container = document.getElementById("container");
  if (!container || shop.preset === "none" || !boot.runner.isOurs()) return;
  const mistake = page.type ? wrongPageType(page.type, typesOfRows(boot)) : NO_TYPE;
  if (mistake) warnOnce(mistake, container);
}
