import { withDeadline } from "../../runtime/base/deadline";
import { safeLink } from "../../runtime/base/safe-url";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { makeDefaultList } from "../../runtime/dom/default-list";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { showBusy } from "../../runtime/dom/show-busy";

/** Milliseconds after which the link leads on, whatever has become of the list. */
const PATIENCE_MS = 8_000;
/** Milliseconds that the next page may take, before the link can be pressed anew. */
const LEAVING_MS = 10_000;

/** Where the page leads once the list is there: the last link that was pressed. Null = none was. */
let next: string | null = null;

/** A press makes the list, and then leads where the link says, also after a failure (spec §2, contract A 16.2). */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  const press = (event: MouseEvent) => {
    const address = addressOf(host, event);
    if (!address) return;
    event.preventDefault();
    const isUnderWay = next !== null;
    next = address;
    const rest = showBusy(host);
    const free = () => {
      clearTimeout(timer);
      removeEventListener("pagehide", free);
      next = null;
      rest();
    };
    // A page that comes back from the browser's cache is as it was before the press.
    const timer = setTimeout(free, PATIENCE_MS + LEAVING_MS);
    addEventListener("pagehide", free, { signal });
    if (!isUnderWay) void leadOn(context);
  };
  host.addEventListener("click", press, { signal });
};

async function leadOn(context: IslandContext): Promise<void> {
  const wait = new AbortController();
  await withDeadline(
    makeDefaultList(context, { deadline: PATIENCE_MS, signal: wait.signal }),
    PATIENCE_MS,
  ).catch(() => {}); // it leads on, whatever has happened
  wait.abort();
  if (next) location.assign(next);
}

/** The address that a plain press leads to; null for a press that is the browser's own or somebody else's. */
function addressOf(host: HTMLElement, event: MouseEvent): string | null {
  if (!isPlainPress(event)) return null;
  const link = host.closest("a[href]");
  // The mark goes when the page learns of a list.
  if (!link?.matches(".--empty") || /^_(?!self)/.test(link.getAttribute("target") ?? "")) return null;
  return safeLink(link.getAttribute("href"));
}
