/**
 * Replays a queued event once the core runs: on the pressed element, or on its replacement with the same id or name. A
 * submit keeps the state that its button had at the press.
 */
import { attr, isConnected, protoGet, query } from "../base/safe-dom";
import type { Touch } from "../contracts/hosts";
import { submitAs } from "../forms/press";

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
