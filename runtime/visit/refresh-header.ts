/** Replaces the page's header with the one that the shop sends now. */
import { activeElement, contains, query } from "../base/safe-dom";
import { fetchPage } from "../platform/fetch-page";
import { canVisit } from "./can-visit";
import { keepFields } from "./fields";
import type { VisitNeeds } from "./needs";
import { swap } from "./swap";

export type HeaderNeeds = Pick<VisitNeeds, "gate" | "onResponseHeaders" | "script" | "version">;

const HEADER = "#container > header";

/**
 * Replaces only the header: a visit would run the page's handlers again, which redraw its steps and lose typed input.
 * The header stays unchanged when the request fails, or when a visit would refuse the page. Rejects only when the gate
 * cannot be loaded.
 */
export async function refreshHeader(needs: HeaderNeeds): Promise<void> {
  const url = new URL(location.href);
  const [gate, answer] = await Promise.all([
    needs.gate(),
    fetchPage(url, { signal: new AbortController().signal }),
  ]);
  // A redirect leads to another page, with another header.
  if (!answer.ok || answer.data.url.pathname !== location.pathname) return;
  const page = gate.parsePage(answer.data.markup);
  try {
    canVisit(page, answer.data, url, needs);
  } catch {
    return; // a truncated page, or one that includes another build of the script
  }
  void needs.onResponseHeaders(answer.data.headers);
  const current = document.querySelector(HEADER);
  const incoming = page.querySelector(HEADER);
  if (!current || !incoming) return;
  const { classList } = document.documentElement;
  for (const name of ["--net", "--gross"])
    classList.toggle(name, page.documentElement.classList.contains(name));
  const restore = keepFields([current]);
  const focused = activeElement();
  const link = focused && contains(current, focused) ? focused.getAttribute("href") : null;
  const isRestored = restore(swap([{ current, incoming }]));
  // `keepFields` restores the focus of controls only, because a visit moves it from a link to its target.
  if (!isRestored && link)
    query<HTMLElement>(incoming, `a[href="${CSS.escape(link)}"]`)?.focus({ preventScroll: true });
}
