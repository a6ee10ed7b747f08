/**
 * Marks a button as busy and returns the function that ends it. Never uses `disabled`: that would drop the focus and
 * remove the button's value from a native submit (bar R28).
 */
export function busy(button: Element | null): () => void {
  if (!button) return () => {};
  button.classList.add("--loading");
  button.setAttribute("aria-disabled", "true");
  return () => {
    button.classList.remove("--loading");
    button.removeAttribute("aria-disabled");
  };
}
