import type { Mount } from "../../runtime/contracts/island";
import { overrideContentUntilAbort, swapContent } from "../../runtime/dom/override";
import { kindRow } from "./list";
import { readKinds } from "./read";
import { texts } from "./texts";

/** Fills the theme's empty list and removes its skeleton (fixtures/PLATFORM.md G 1.12). */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  const t = context.texts(texts);
  const overrides = overrideContentUntilAbort(signal);
  let restore = () => {};
  const show = () => {
    const place = host.querySelector(".enclosures__gpsr");
    const rows = readKinds(Reflect.get(window, "enclosuresGPSRConfig")).map((kind) =>
      kindRow(kind, t("product-documents.tip")),
    );
    restore(); // the next product may have no documents
    restore = () => {};
    if (place && rows.length)
      restore = swapContent(place, ...(place.matches("ul, ol") ? rows : [listOf(rows)]));
    overrides.toggle(host.querySelector(".enclosures__items.--gpsr"), "--skeleton", false);
  };
  show();
  signal.addEventListener("abort", () => restore());
  // A visit runs the new page's scripts after it has replaced the sections: until then the data belongs to the old
  // page.
  document.addEventListener("wyspa:visit", show, { signal });
};

function listOf(rows: readonly HTMLElement[]): HTMLElement {
  const list = document.createElement("ul");
  list.append(...rows);
  return list;
}
