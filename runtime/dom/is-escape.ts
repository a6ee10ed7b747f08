/** Whether a key press is an unhandled Escape that does not end an input method's composition. */
export const isEscape = ({ key, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  key === "Escape" && !defaultPrevented && !isComposing;
