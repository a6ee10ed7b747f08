/**
 * Holds what a shopper does to a host whose island is still on its way, and replays it when the island is
 * ready (references §3.5). After 3 s, or when the island fails, it goes to the server's HTML instead.
 */
import type { Kernel } from "../kernel";
import type { Instance } from "./host-table";

const PATIENCE_MS = 3_000;

/**
 * A real link is never held: the page that it leads to is the better answer. Submit buttons act by `submit`. A
 * field takes its click at once, and the island reads it when it comes.
 */
const actsByItself = (target: Element) => {
  const button = target.closest<HTMLInputElement>("button,input");
  return (
    target.closest("a[href]:not([href^='#'],[href='']),label,summary,select,textarea") ||
    (button && (/submit|image/.test(button.type) ? button.form : !/button|reset/.test(button.type)))
  );
};
const isPlain = (event: Event) =>
  !(event instanceof MouseEvent) ||
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

export function holdEvents(kernel: Kernel): void {
  let replaying: EventTarget | undefined;
  const newest = new Map<Instance, Event>();

  /** The island on or around an element that is not there yet and holds events of this type. */
  const waitingAt = (element: Element, type: string): Instance | undefined => {
    for (let host: Element | null = element; host; host = host.parentElement)
      for (const instance of kernel.hosts.get(host)?.values() ?? [])
        if (/waiting|loading/.test(instance.status) && instance.row.holds?.includes(type)) return instance;
    return undefined;
  };

  const hold = (event: Event) => {
    const { target, type } = event;
    if (!kernel.alive || !(target instanceof HTMLElement) || replaying === target || !isPlain(event)) return;
    if (type === "click" && actsByItself(target)) return;
    const instance = waitingAt(target, type);
    if (!instance) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    newest.set(instance, event);
    const submitter = (event as SubmitEvent).submitter ?? null;
    const replay = () => {
      if (newest.get(instance) !== event) return; // several while waiting: the last one counts
      newest.delete(instance);
      const now = kernel.standIn(target, instance.host);
      if (!now) return;
      replaying = now;
      try {
        // By the prototype: a field may be named `requestSubmit` (bar S15).
        if (type === "submit")
          HTMLFormElement.prototype.requestSubmit.call(
            now,
            submitter && kernel.standIn(submitter, instance.host),
          );
        else now.click();
      } finally {
        replaying = undefined;
      }
    };
    kernel.activate(instance).then(replay, replay);
    setTimeout(replay, PATIENCE_MS);
  };
  // Safari before 16 cannot submit a form as its button did: there a submit goes its own way.
  const types = "requestSubmit" in HTMLFormElement.prototype ? ["click", "submit"] : ["click"];
  for (const type of types) document.addEventListener(type, hold, true);
}
