import { EDGE } from "./tip-position";

/** The theme's ids of tips, by trigger (contract A 18). */
const SETS = [
  [".showTip", "n59581_tooltip_dictionary"],
  ["span.btn_note", "n59581_instalment_note"],
  ["*", "n59581_tooltip"],
] as const;

/**
 * Builds the tip's element, `div#<id>.<id> > p`, and inserts it invisibly, before it is positioned.
 * In a dialog it is inserted there, because everything outside is covered and inert.
 */
export function buildBubble(host: Element, content: readonly Node[]): HTMLElement {
  const [, name = ""] = SETS.find(([selector]) => host.matches(selector)) ?? [];
  const bubble = document.createElement("div");
  const text = document.createElement("p");
  bubble.id = document.getElementById(name) ? `${name}_wyspa` : name;
  bubble.className = name;
  bubble.setAttribute("role", "tooltip");
  const direction = host.closest("[dir]")?.getAttribute("dir");
  if (direction) bubble.dir = direction;
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
  addFallbackStyles(bubble);
  return bubble;
}

/** Adds a background in themes without styles for tips, so that the text below does not shine through. */
function addFallbackStyles(bubble: HTMLElement): void {
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
