import { EDGE } from "./tip-position";

/** The theme's ids of the tips, by set (contract A 18). */
const SETS = [
  [".showTip", "n59581_tooltip_dictionary"],
  ["span.btn_note", "n59581_instalment_note"],
  ["*", "n59581_tooltip"],
] as const;

/**
 * The tip's own element, `div#<id>.<id> > p`, already in the page and not yet in its place. In a dialog it stands
 * inside, because everything else is behind it and dead.
 */
export function buildBubble(host: Element, content: readonly Node[]): HTMLElement {
  const [, name = ""] = SETS.find(([selector]) => host.matches(selector)) ?? [];
  const bubble = document.createElement("div");
  const text = document.createElement("p");
  bubble.id = document.getElementById(name) ? `${name}_wyspa` : name;
  bubble.className = name;
  bubble.setAttribute("role", "tooltip");
  const written = host.closest("[dir]")?.getAttribute("dir");
  if (written) bubble.dir = written;
  text.append(...content);
  bubble.append(text);
  Object.assign(bubble.style, {
    position: "fixed",
    display: "block",
    visibility: "hidden",
    inset: "0 auto auto 0",
    width: "max-content",
    maxWidth: `min(20rem, calc(100vw - ${2 * EDGE}px))`,
    maxHeight: `calc(100vh - ${2 * EDGE}px)`,
    overflow: "auto",
    overflowWrap: "anywhere",
  });
  (host.closest("dialog[open]") ?? document.body).append(bubble);
  dress(bubble);
  return bubble;
}

/** In a theme that has never heard of it, a tip must not lie bare over the text. */
function dress(bubble: HTMLElement): void {
  const { backgroundColor, zIndex } = getComputedStyle(bubble);
  if (zIndex === "auto") bubble.style.zIndex = "1000";
  if (!/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)) return;
  Object.assign(bubble.style, {
    background: "Canvas",
    color: "CanvasText",
    border: "1px solid",
    padding: "8px 12px",
  });
}
