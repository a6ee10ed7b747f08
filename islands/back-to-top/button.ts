/** Makes the button with the id and the icon that themes style (contract A 18), and with an accessible name. */
export function makeButton(name: string): HTMLButtonElement {
  const button = document.createElement("button");
  const icon = document.createElement("i");
  button.id = "backTop";
  button.type = "button";
  button.setAttribute("aria-label", name);
  icon.className = "icon-angle-up";
  icon.setAttribute("aria-hidden", "true");
  button.append(icon);
  button.style.display = "none";
  return button;
}

/** Positions the button where the theme has no styles for it: it would sit at the end of the page. */
export function floatUnstyled({ style, firstElementChild: icon }: HTMLElement): void {
  Object.assign(style, {
    position: "fixed",
    bottom: "16px",
    width: "44px",
    height: "44px",
    padding: "0",
    border: "0",
    zIndex: "30",
  });
  if (icon) icon.textContent = "↑";
}
