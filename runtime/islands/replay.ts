/**
 * Does a held press again, from the core on: on the element that was pressed or, where an island has put its own into its
 * place, on the one of the same id or name; a submit with the button as it was when it was pressed.
 */
import { attr, isConnected, protoGet, query } from "../base/safe-dom";
import type { Touch } from "../contracts/hosts";
import { submitAs } from "../dom/press";

export function replay({ type, target, press }: Touch, host: Element): void {
  const now = standIn(target, host);
  const { submitter } = press;
  if (!now) return;
  if (type === "click") protoGet(now, "click").call(now);
  else
    submitAs(now as HTMLFormElement, {
      ...press,
      submitter: submitter && (standIn(submitter, host) ?? submitter),
    });
}

function standIn(touched: HTMLElement, host: Element): HTMLElement | null {
  if (isConnected(touched)) return touched;
  const key = CSS.escape(attr(touched, "id") || attr(touched, "name") || "");
  return key ? query(host, `[id="${key}"],[name="${key}"]`) : null;
}
