import { listening } from "../../runtime/dom/listening";

const PRESSABLE = "a[href], button";

/**
 * What can be pressed in a tip follows what it explains: Tab goes into it, and on from it as if the tip stood beside its
 * trigger. Elsewhere in the document it stands last.
 */
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
    // Forwards the browser goes on from the trigger.
    if (event.shiftKey) event.preventDefault();
    trigger.focus();
  });
}
