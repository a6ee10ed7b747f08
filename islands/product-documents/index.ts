import type { Mount } from "../../runtime/contracts/island";
import { overrideContentUntilAbort } from "../../runtime/dom/override";
import { kindRow } from "./list";
import { readKinds } from "./read";
import { texts } from "./texts";

/** Fills the theme's empty list and removes its skeleton (fixtures/PLATFORM.md G 1.12). */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  const t = context.texts(texts);
  const overrides = overrideContentUntilAbort(signal);
  const show = () => {
    const place = host.querySelector(".enclosures__gpsr");
    const rows = readKinds(Reflect.get(window, "enclosuresGPSRConfig")).map((kind) =>
      kindRow(kind, t("product-documents.tip")),
    );
    const content = place?.matches("ul, ol") ? rows : [listOf(rows)];
    if (rows.length) overrides.content(place, ...content);
    overrides.toggle(host.querySelector(".enclosures__items.--gpsr"), "--skeleton", false);
  };
  show();
  // A visit runs the new page's scripts after it has replaced the sections: until then the data belongs to the old
  // page.
  document.addEventListener("wyspa:visit", show, { signal });
};

function listOf(rows: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement("ul");
  list.append(...rows);
  return list;
}
