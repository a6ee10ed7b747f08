import { contains, protoGet, queryAll } from "../../runtime/base/safe-dom";
import { overrideAttributesUntilAbort } from "../../runtime/dom/override";

/**
 * Groups the language radios: the server renders them without a group, so screen readers do not say what they choose
 * (WCAG 1.3.1).
 */
export function groupRadios(panel: HTMLElement, name: string, signal: AbortSignal): void {
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
