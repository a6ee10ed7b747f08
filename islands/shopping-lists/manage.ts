/**
 * Manages a list on its own page when no module of the page does: rename, delete, create, remove products (contract F
 * 3.8).
 * The attribute `data-list_action` of a control names its action.
 */

import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import { hasModule } from "../../runtime/dom/has-module";
import { dropList, nameOf, writeList } from "../../runtime/dom/list-rows";
import { removeWithFocus } from "../../runtime/dom/remove-with-focus";
import { LISTS_PAGE } from "../../runtime/platform/read-lists";
import { askName, confirm } from "./dialogs";
import { type Lists, makeLists } from "./lists";
import { type ManageText, texts as manageTexts } from "./manage-texts";
import { rowProduct } from "./products";
import { ROW } from "./read-again";
import { type Text, texts } from "./texts";
import { withVisibility } from "./visibility";

export function manage(section: HTMLElement, context: IslandContext): void {
  const { signal } = context;
  const isOwner = section.dataset.is_owner !== "false";
  if (hasModule("shoppinglist_manage") || !isOwner) return;
  const lists = makeLists(context);
  const actions = actionsOn(section, context, lists);
  const running = new Set<Element>();
  const press = async (event: MouseEvent) => {
    const { target, defaultPrevented } = event;
    const control = target instanceof Element && target.closest<HTMLElement>("[data-list_action]");
    const action = control && actions.get(control.dataset.list_action ?? "");
    if (defaultPrevented || !control || !action || !section.contains(control)) return;
    event.preventDefault();
    if (running.has(control)) return;
    running.add(control);
    const stopBusy = busy(control);
    const trouble = await action(control);
    running.delete(control);
    stopBusy();
    if (trouble) context.alert(trouble, { type: "error" });
  };
  window.addEventListener("click", press, { signal });
}

type Action = (control: HTMLElement) => Promise<string | null>;

function actionsOn(section: HTMLElement, context: IslandContext, lists: Lists): Map<string, Action> {
  const t = context.texts<Text | ManageText>({ ...texts, ...manageTexts });
  const { list_id: id = "" } = section.dataset;
  const showSuccess = (key: Text | ManageText, list = "") =>
    context.alert(t(key, { list }), { type: "success" });

  const remove: Action = async (control) => {
    const row = control.closest<HTMLElement>(ROW);
    const product = row && rowProduct(row);
    if (!product) return null;
    row.classList.add("--loading");
    const trouble = await lists.change("removeFromShoppingList", id, [product]);
    row.classList.remove("--loading");
    if (trouble) return trouble;
    removeWithFocus(row);
    showSuccess("shopping-lists.removed");
    // Reloads, because the server renders its own message for an empty list.
    if (!section.querySelector(ROW)) location.reload();
    return null;
  };
  const create: Action = async (control) => {
    const wanted = await askName(context, control, t("shopping-lists.new"), null);
    if (!wanted) return null;
    const answer = await lists.create(wanted.name, wanted.isShared);
    if ("trouble" in answer) return answer.trouble;
    const created = t("shopping-lists.created", { list: wanted.name });
    context.alert(withVisibility(created, answer.isShared, t), { type: "success" });
    return null;
  };
  const drop: Action = async (control) => {
    const name = nameOf(id);
    if (!(await confirm(context, control, t("shopping-lists.delete", { list: name })))) return null;
    const trouble = await lists.remove(id);
    if (trouble) return trouble;
    dropList(id);
    showSuccess("shopping-lists.deleted", name);
    location.assign(LISTS_PAGE);
    return null;
  };
  return new Map([
    ["remove", remove],
    ...settingsOf(section, context, lists),
    ["create", create],
    ["delete", drop],
  ]);
}

/** Changes a list's name, and who sees the list. */
function settingsOf(section: HTMLElement, context: IslandContext, lists: Lists): readonly [string, Action][] {
  const t = context.texts<Text | ManageText>({ ...texts, ...manageTexts });
  const { list_id: id = "" } = section.dataset;
  const isShared = () => section.dataset.shared === "true";
  const rename: Action = async (control) => {
    const before = { name: nameOf(id), isShared: isShared() };
    const wanted = await askName(context, control, t("shopping-lists.rename"), before);
    return wanted && save(wanted.name, wanted.isShared);
  };
  /** Saves what has changed, and says so. */
  const save = async (name: string, shared: boolean): Promise<string | null> => {
    const [oldName, wasShared] = [nameOf(id), isShared()];
    if (name === oldName && shared === wasShared) return null;
    const trouble = await lists.rename(id, name, shared, wasShared);
    if (trouble) return trouble;
    writeList({ id, name, isShared: shared });
    showShared();
    const renamed = name === oldName ? "" : t("shopping-lists.renamed", { list: name });
    const message = shared === wasShared ? renamed : withVisibility(renamed, shared, t);
    context.alert(message, { type: "success" });
    return null;
  };
  const share: Action = () => save(nameOf(id), !isShared());
  /** Buttons that share the list are pressed while everyone with the link sees it. */
  const showShared = () => {
    for (const button of section.querySelectorAll("[data-list_action=share]"))
      button.setAttribute("aria-pressed", String(isShared()));
  };
  showShared();
  return [
    ["rename", rename],
    ["share", share],
  ];
}
