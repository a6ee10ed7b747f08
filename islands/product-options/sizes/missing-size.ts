import { containPositioned } from "../../../runtime/dom/contain-positioned";
import { dropEmptyStyle } from "../../../runtime/dom/drop-empty-style";
import { makeElement } from "../../../runtime/dom/make-element";

/**
 * Over the line of the label, so that no size moves under the finger. By script: the page is dressed before our sheet comes,
 * and a message in the flow would move all below it.
 */
const LOOK = {
  position: "absolute",
  insetBlockEnd: "calc(100% + 4px)",
  insetInlineEnd: "0",
  zIndex: "1",
  boxSizing: "border-box",
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

/** Tells beside the sizes that one has to be chosen, in the look of an error. @returns takes it away */
export function tellMissingSize(group: HTMLElement, text: string): () => void {
  const message = makeElement("div", "alert --open", text);
  message.id = "alert";
  message.setAttribute("role", "alert");
  Object.assign(message.style, LOOK);
  const release = containPositioned(group);
  const { outline, outlineOffset } = group.style;
  group.style.outline = `1px solid ${LOOK.color}`;
  group.style.outlineOffset = "4px";
  group.classList.add("--alert");
  group.prepend(message);
  return () => {
    message.remove();
    group.classList.remove("--alert");
    Object.assign(group.style, { outline, outlineOffset });
    release();
    dropEmptyStyle(group);
  };
}
