/**
 * The label that stands after the field shows what is chosen (contract B m.1): class `--file`, its own text kept
 * in `data-label`. Its own nodes are kept, and the field keeps its name for screen readers.
 * @returns shows these names; none brings the label's own text back
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
