import { listening } from "../../runtime/dom/listening";

const PRESSABLE = "a[href], button";

/** Makes links in a tip reachable by Tab from its trigger, although the tip is at the end of the document. */
export function reachLinks(trigger: HTMLElement, bubble: HTMLElement, signal: AbortSignal): void {
  const on = listening(signal);
  const links = () => [...bubble.querySelectorAll<HTMLElement>(PRESSABLE)];
  const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
    key === "Tab" && !altKey && !ctrlKey && !metaKey;

  on(trigger, "keydown", (event) => {
    const [first] = links();
    if (!isTab(event) || event.shiftKey || !first || !bubble.isConnected) return;
    event.preventDefault();
    first.focus();
  });
  on(bubble, "keydown", (event) => {
    const all = links();
    if (!isTab(event) || event.target !== all.at(event.shiftKey ? 0 : -1)) return;
    // On a forward Tab, the browser continues from the trigger.
    if (event.shiftKey) event.preventDefault();
    trigger.focus();
  });
}
