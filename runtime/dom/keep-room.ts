import { protoGet } from "../base/safe-dom";
import { dropEmptyStyle } from "./drop-empty-style";

/** What places a box among its siblings, whatever its parent lays out by. */
const PLACEMENT = [
  ...["grid-area", "order", "flex", "float", "clear"],
  ...["align-self", "justify-self", "margin-top", "margin-right", "margin-bottom", "margin-left"],
];

/** Styles of an unseen box that holds an element's place while the element is elsewhere. Empty: it takes up no room. */
export function roomOf(element: Element): string {
  const look = getComputedStyle(element);
  if (look.display === "none" || /absolute|fixed/.test(look.position)) return "";
  const { width, height } = protoGet(element, "getBoundingClientRect").call(element);
  const isInLine = look.display.startsWith("inline");
  const box = {
    visibility: "hidden",
    display: isInLine ? "inline-block" : "block",
    "box-sizing": "border-box",
    // No wider than the window lets it be once the phone is turned.
    width: `min(${width}px, 100vw - ${innerWidth - width}px)`,
    "min-width": "0",
    height: `${height}px`,
  };
  const kept = PLACEMENT.map((name) => [name, look.getPropertyValue(name)]);
  return [...Object.entries(box), ...kept].map((pair) => pair.join(":")).join(";");
}

/** Keeps an element as high as it is while what fills it is out of the flow. @returns gives its own height back */
export function keepHeight(element: HTMLElement): () => void {
  const { style } = element;
  const { minHeight } = style;
  style.minHeight = getComputedStyle(element).height;
  return () => {
    style.minHeight = minHeight;
    dropEmptyStyle(element);
  };
}
