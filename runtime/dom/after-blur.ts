import type { OverrideAttribute } from "./override";

/**
 * Delays overrides of a focused element until it loses the focus. A screen reader has just read its name and role; it
 * would read other ones as another element.
 */
export const afterBlur =
  (override: OverrideAttribute, signal: AbortSignal): OverrideAttribute =>
  (element, name, value) => {
    const write = () => override(element, name, value);
    if (element !== document.activeElement) write();
    else element.addEventListener("blur", write, { once: true, signal });
  };
