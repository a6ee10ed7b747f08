import { contains, protoGet, queryAll } from "../../runtime/base/safe-dom";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";
import { discloses } from "./disclosure";
import { sendsItself } from "./listing-form";
import { texts } from "./texts";

/** Mounts on the settings in the header and on those of a listing (contract A 7). Selects stay native (bar A8). */
export const mount: Mount = (host, context) => {
  const t = context.texts(texts);
  if (host instanceof HTMLFormElement) return sendsItself(host, t("settings-menu.apply"), context.signal);
  const trigger = host.querySelector<HTMLElement>(".open_trigger");
  const panel = trigger?.querySelector<HTMLElement>(":scope > form, :scope > .hover__element");
  if (!trigger || !panel) return;
  groupRadios(panel, t("settings-menu.language"), context.signal);
  oneArrow(host, context);
  discloses({ host, trigger, panel }, t("settings-menu.open"), context);
};

/**
 * Groups the language radios: the server renders them without a group, so screen readers do not say what they choose
 * (WCAG 1.3.1).
 */
function groupRadios(panel: HTMLElement, name: string, signal: AbortSignal): void {
  const radios = queryAll(panel, "input[type=radio]");
  let group = radios[0]?.parentElement;
  while (group && !radios.every((radio) => !!group && contains(group, radio)))
    group = protoGet(group, "parentElement");
  if (!group || group === panel || group.closest("fieldset, [role=radiogroup]")) return;
  const override = overrideAttributesUntilAbort(signal);
  if (group instanceof HTMLLIElement)
    // A list item with another role breaks its list, so the list loses its semantics too.
    for (const part of [group.parentElement, ...(group.parentElement?.children ?? [])])
      if (part) override(part, "role", "none");
  override(group, "role", "radiogroup");
  override(group, "aria-label", name);
}

/** Hides the native arrow of a select when the theme draws its own in the drawer: there would be two. */
function oneArrow(host: HTMLElement, { signal, store }: IslandContext): void {
  const hideArrows = (isDrawn: (select: HTMLSelectElement) => boolean) => {
    for (const select of host.querySelectorAll<HTMLSelectElement>(".select-after select"))
      select.style.appearance = isDrawn(select) ? "none" : "";
  };
  const follow = () => hideArrows((select) => drawsArrow(select.closest(".select-after")));
  // The menu moves between header and drawer when the view changes.
  const stop = store.subscribe(
    ({ page }, before) => page.view !== before.page.view && setTimeout(() => signal.aborted || follow()),
  );
  signal.addEventListener("abort", () => {
    stop();
    hideArrows(() => false);
  });
  follow();
}

const drawsArrow = (around: Element | null): boolean =>
  !!around &&
  ["::before", "::after"].some((part) => !/^(none|normal|)$/.test(getComputedStyle(around, part).content));
