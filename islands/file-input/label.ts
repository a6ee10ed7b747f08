/**
 * Shows the chosen files in the label after the field (contract B m.1): class `--file`, the original text in
 * `data-label`. The label's nodes are kept for the restore, and the field keeps its accessible name.
 * @returns a function that shows these names; an empty list restores the label
 */
export function labelOf(input: HTMLInputElement): (names: readonly string[]) => void {
  let own: Node[] | undefined;
  const isNamed = input.hasAttribute("aria-label") || input.hasAttribute("aria-labelledby");

  return (names) => {
    const label = input.nextElementSibling;
    if (!label?.matches(".f-label")) return;
    if (names.length) {
      own ??= [...label.childNodes];
      const text = label.getAttribute("data-label") ?? label.textContent?.trim() ?? "";
      const chosen = names.join(", ");
      label.setAttribute("data-label", text);
      label.classList.add("--file");
      label.replaceChildren(chosen);
      if (!isNamed) input.setAttribute("aria-label", `${text}: ${chosen}`);
    } else if (own) {
      label.classList.remove("--file");
      label.removeAttribute("data-label");
      label.replaceChildren(...own);
      own = undefined;
      if (!isNamed) input.removeAttribute("aria-label");
    }
  };
}
