/**
 * Marks a button as busy until the function returned is called. Never `disabled`: that would take the focus and
 * keep the button's value out of a native submit (bar R28).
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
