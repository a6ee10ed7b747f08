/**
 * Says who sees a list, and lets the shopper decide it. A new list is private until the shopper shares it, unless the
 * shop's configuration makes new lists public (`newLists`), as the theme's own script does.
 */
import type { IslandContext } from "../../runtime/contracts/island";
import { makeElement } from "../../runtime/dom/make-element";
import type { ListsTranslate } from "./chooser-markup";

export const VISIBILITY = ".sl_visibility";
/** Fields made so far: the chooser may show two of them, whose ids must differ. */
let fields = 0;

/** @param isShared state of an existing list; default: what new lists of this shop are */
export function visibilityField(
  { props }: Pick<IslandContext, "props">,
  t: ListsTranslate,
  isShared = props.newLists === "public",
): HTMLElement {
  fields += 1;
  const box = makeElement("input", "sl_visibility__input");
  const note = makeElement("p", "sl_visibility__note", t("shopping-lists.share-note"));
  note.id = `sl_visibility_${fields}`;
  Object.assign(box, { type: "checkbox", checked: isShared });
  box.setAttribute("aria-describedby", note.id);
  const label = makeElement("label", "sl_visibility__label", box, t("shopping-lists.share"));
  return makeElement("div", "sl_visibility", label, note);
}

/** Shows what a list has become. The box keeps its room, because the dialog would jump under the finger without it. */
export function settleVisibility(around: Element | null, isShared: boolean | undefined): void {
  const box = around?.querySelector<HTMLInputElement>(".sl_visibility__input");
  if (!box) return;
  box.disabled = true;
  if (isShared !== undefined) box.checked = isShared;
}

export const isSharedIn = (around: Element | null): boolean =>
  !!around?.querySelector<HTMLInputElement>(".sl_visibility__input")?.checked;

/** Adds to a message who sees the list; nothing when that is unknown. */
export function withVisibility(message: string, isShared: boolean | undefined, t: ListsTranslate): string {
  if (isShared === undefined) return message;
  return `${message} ${t(isShared ? "shopping-lists.is-shared" : "shopping-lists.is-private")}`.trim();
}
