/** Whether a key press is an Escape that nobody has answered yet, and that ends no word of an input method. */
export const isEscape = ({ key, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  key === "Escape" && !defaultPrevented && !isComposing;
