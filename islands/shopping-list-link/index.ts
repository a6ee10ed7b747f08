import { withDeadline } from "../../runtime/base/deadline";
import { safeLink } from "../../runtime/base/safe-url";
import type { IslandContext, Mount } from "../../runtime/contracts/island";
import { isPlainPress } from "../../runtime/dom/is-plain-press";
import { showBusy } from "../../runtime/dom/show-busy";
import { makeDefaultList } from "../../runtime/platform/default-list";

/** Milliseconds after which the link navigates, whether the list was created or not. */
const CREATE_MS = 8_000;
/** Milliseconds for the next page to load before the link can be pressed again. */
const LEAVING_MS = 10_000;

/** The target after the list is created: the last pressed link. `null` = no press is in progress. */
let next: string | null = null;

/** Creates the list on a press and then follows the link, also after a failure (contract A 16.2). */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  const press = (event: MouseEvent) => {
    const address = addressOf(host, event);
    if (!address) return;
    event.preventDefault();
    const isInProgress = next !== null;
    next = address;
    const stopBusy = showBusy(host);
    const free = () => {
      clearTimeout(timer);
      removeEventListener("pagehide", free);
      next = null;
      stopBusy();
    };
    // A page restored from the back/forward cache is as it was before the press.
    const timer = setTimeout(free, CREATE_MS + LEAVING_MS);
    addEventListener("pagehide", free, { signal });
    if (!isInProgress) void leadOn(context);
  };
  host.addEventListener("click", press, { signal });
};

async function leadOn(context: IslandContext): Promise<void> {
  const wait = new AbortController();
  await withDeadline(makeDefaultList(context, { deadline: CREATE_MS, signal: wait.signal }), CREATE_MS).catch(
    () => {},
  ); // the link navigates in any case
  wait.abort();
  if (next) location.assign(next);
}

/** The address of a plain press; `null` when the browser or another script handles the press. */
function addressOf(host: HTMLElement, event: MouseEvent): string | null {
  if (!isPlainPress(event)) return null;
  const link = host.closest("a[href]");
  // The class is removed when the page learns of a list.
  if (!link?.matches(".--empty") || /^_(?!self)/.test(link.getAttribute("target") ?? "")) return null;
  return safeLink(link.getAttribute("href"));
}
