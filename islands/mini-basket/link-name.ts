/** Hidden visually but not from screen readers; set by script, because a strict CSP forbids style attributes. */
const OUT_OF_SIGHT =
  "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
const CLASS = "top_basket__name";

/**
 * Adds the platform's name "Wartość koszyka: X" (contract A 6.2) as text inside the header's link. An `aria-label`
 * would leave out the visible badge (WCAG 2.5.3). The toggle states the count; without one, this name does.
 */
export function nameLink(link: Element, text: string): void {
  let name = link.querySelector<HTMLElement>(`.${CLASS}`);
  if (!name) {
    name = document.createElement("span");
    name.className = CLASS;
    name.style.cssText = OUT_OF_SIGHT;
    link.append(name);
  }
  if (name.textContent !== text) name.textContent = text;
  // Without a text, the badge and the worth are the link's name.
  for (const shown of link.querySelectorAll(".badge, .top_basket__price")) {
    if (text) shown.setAttribute("aria-hidden", "true");
    else shown.removeAttribute("aria-hidden");
  }
  link.removeAttribute("aria-label");
}

/** Removes the name and restores the server's label. */
export function unnameLink(host: Element, label: string | null): void {
  const link = host.querySelector(".top_basket__sub");
  link?.querySelector(`.${CLASS}`)?.replaceWith();
  for (const shown of link?.querySelectorAll(".badge, .top_basket__price") ?? [])
    shown.removeAttribute("aria-hidden");
  if (label !== null) link?.setAttribute("aria-label", label);
}
