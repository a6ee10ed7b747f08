import { protoGet } from "../base/safe-dom";
import { dropEmptyStyle } from "./drop-empty-style";

/** The properties that place a box among its siblings in any parent layout. */
const PLACEMENT = [
  ...["grid-area", "order", "flex", "float", "clear"],
  ...["align-self", "justify-self", "margin-top", "margin-right", "margin-bottom", "margin-left"],
];

/**
 * Styles for an invisible box that keeps an element's space while the element is elsewhere. Empty when it takes up no
 * space.
 */
export function placeholderStyleOf(element: Element): string {
  const look = getComputedStyle(element);
  if (look.display === "none" || /absolute|fixed/.test(look.position)) return "";
  const { width, height } = protoGet(element, "getBoundingClientRect").call(element);
  const isInLine = look.display.startsWith("inline");
  const box = {
    visibility: "hidden",
    display: isInLine ? "inline-block" : "block",
    "box-sizing": "border-box",
    // Keeps the margin to the window's edges when the phone is rotated.
    width: `min(${width}px, 100vw - ${innerWidth - width}px)`,
    "min-width": "0",
    height: `${height}px`,
  };
  const kept = PLACEMENT.map((name) => [name, look.getPropertyValue(name)]);
  return [...Object.entries(box), ...kept].map((pair) => pair.join(":")).join(";");
}

/**
 * Fixes an element's height while its content is out of the flow.
 * @returns restores its own height
 */
export function keepHeight(element: HTMLElement): () => void {
  const { style } = element;
  const { minHeight } = style;
  style.minHeight = getComputedStyle(element).height;
  return () => {
    style.minHeight = minHeight;
    dropEmptyStyle(element);
  };
}
