import { containPositioned } from "../../../runtime/dom/contain-positioned";
import { dropEmptyStyle } from "../../../runtime/dom/drop-empty-style";
import { makeElement } from "../../../runtime/dom/make-element";

/**
 * Styles place the message over the label's line, so that no size moves under the finger.
 * They are inline because the page is styled before our sheet loads; a message in the flow would shift the content
 * below.
 */
const LOOK = {
  position: "absolute",
  insetBlockEnd: "calc(100% + 4px)",
  insetInlineEnd: "0",
  zIndex: "1",
  boxSizing: "border-box",
  display: "list-item",
  listStyle: '"⚠ " inside', // an icon that is no part of the text
  width: "max-content",
  maxWidth: "100%",
  margin: "0",
  padding: "2px 10px",
  border: "1px solid",
  borderRadius: "6px",
  background: "var(--background-color, #fff)",
  color: "var(--wyspa-error-color, #a3261b)",
  fontSize: "0.9em",
  lineHeight: "1.4",
};

/** Shows an error beside the sizes that one must be chosen. @returns removes the message */
export function tellMissingSize(group: HTMLElement, text: string): () => void {
  const message = makeElement("div", "alert --open", text);
  message.id = "alert";
  message.setAttribute("role", "alert");
  Object.assign(message.style, LOOK);
  const release = containPositioned(group);
  const { outline, outlineOffset } = group.style;
  group.style.outline = `2px solid ${LOOK.color}`;
  group.style.outlineOffset = "4px";
  group.classList.add("--alert");
  group.prepend(message);
  return () => {
    message.replaceWith();
    group.classList.remove("--alert");
    Object.assign(group.style, { outline, outlineOffset });
    release();
    dropEmptyStyle(group);
  };
}
