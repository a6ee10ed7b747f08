/** Out of sight, but there for screen readers; set by script, because a strict CSP forbids style attributes. */
const OUT_OF_SIGHT =
  "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap";
const CLASS = "top_basket__name";

/**
 * Gives the header's link the platform's own name, "Wartość koszyka: X" (contract A 6.2), as text inside it. In
 * an `aria-label` it would leave out the badge that stands in the link (WCAG 2.5.3); the number is said by the
 * toggle or, without one, by the description.
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
  // Without a text the badge and the worth speak for themselves.
  for (const shown of link.querySelectorAll(".badge, .top_basket__price")) {
    if (text) shown.setAttribute("aria-hidden", "true");
    else shown.removeAttribute("aria-hidden");
  }
  link.removeAttribute("aria-label");
}

/** Takes the name back; the server's own label returns. */
export function unnameLink(host: Element, label: string | null): void {
  const link = host.querySelector(".top_basket__sub");
  link?.querySelector(`.${CLASS}`)?.remove();
  for (const shown of link?.querySelectorAll(".badge, .top_basket__price") ?? [])
    shown.removeAttribute("aria-hidden");
  if (label !== null) link?.setAttribute("aria-label", label);
}
