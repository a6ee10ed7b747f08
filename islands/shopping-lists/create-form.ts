/** Makes the small form for a new list work: `.sl_create` with its link, field and button (contract A 16.3). */

import type { IslandContext } from "../../runtime/contracts/island";
import { busy } from "../../runtime/dom/busy-button";
import type { List } from "../../runtime/dom/list-rows";
import { listening } from "../../runtime/dom/listening";
import { pressByKey } from "../../runtime/dom/press-by-key";
import type { Lists } from "./lists";
import { type Text, texts } from "./texts";
import { isSharedIn, visibilityField, withVisibility } from "./visibility";

/** @param made called with each new list, before the form closes */
export function createByForm(
  root: HTMLElement,
  context: IslandContext,
  signal: AbortSignal,
  lists: Lists,
  made: (list: List) => void,
): void {
  const t = context.texts<Text>(texts);
  const part = root.querySelector<HTMLElement>(".sl_create");
  const link = part?.querySelector<HTMLElement>(".sl_create__link");
  const input = part?.querySelector<HTMLInputElement>("input.sl_create__input");
  const button = part?.querySelector<HTMLElement>(".sl_create__button") ?? null;
  if (!part || !input) return;
  const visibility = visibilityField(context, t);
  if (button) button.before(visibility);
  else input.after(visibility);
  signal.addEventListener("abort", () => visibility.replaceWith());
  let isCreating = false;

  const open = (force?: boolean): boolean => {
    const isOpen = part.classList.toggle("--active", force);
    link?.setAttribute("aria-expanded", String(isOpen));
    return isOpen;
  };
  const create = async () => {
    const name = input.value.trim();
    if (!name) input.value = ""; // lets the browser report the missing name
    if (isCreating || !input.reportValidity()) return;
    isCreating = true;
    const stopBusy = busy(button);
    const answer = await lists.create(name, isSharedIn(visibility));
    isCreating = false;
    stopBusy();
    if ("trouble" in answer) return context.alert(answer.trouble, { type: "error" });
    const created = t("shopping-lists.created", { list: name });
    context.alert(withVisibility(created, answer.isShared, t), { type: "success" });
    made({ ...answer, name });
    input.value = "";
    open(false);
  };

  link?.setAttribute("role", "button");
  open(part.classList.contains("--active"));
  const on = listening(signal);
  on(root, "click", (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const isLink = link?.contains(target);
    const isButton = button?.contains(target);
    if (isLink || isButton) event.preventDefault();
    if (isButton) void create();
    else if (isLink && open()) input.focus();
  });
  // Themes render the part with or without a form.
  on(root, "submit", (event) => {
    event.preventDefault();
    void create();
  });
  on(input, "keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void create();
  });
  if (link) pressByKey(link, signal);
}
