import type { OverrideAttribute } from "./override";

/**
 * Delays overrides of an element that has the focus until it loses it: a screen reader has just read its name and role,
 * and would read other ones as another element.
 */
export const afterBlur =
  (override: OverrideAttribute, signal: AbortSignal): OverrideAttribute =>
  (element, name, value) => {
    const write = () => override(element, name, value);
    if (element !== document.activeElement) write();
    else element.addEventListener("blur", write, { once: true, signal });
  };
