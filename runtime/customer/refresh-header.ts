/** Replaces the page's header by the one that the shop would send now. */
import type { Gate } from "../contracts/gate";
import type { OnResponseHeaders } from "../contracts/platform";
import { fetchPage } from "../platform/fetch-page";
import { keepFields } from "../visit/fields";
import { swap } from "../visit/swap";

const HEADER = "#container > header";

/**
 * Not a visit: a visit would re-run the page's handlers, which redraw its steps and lose typed input. Without an
 * answer the header stays. Rejects only when the gate cannot be loaded.
 */
export async function refreshHeader(
  openGate: () => Promise<Gate>,
  onResponseHeaders: OnResponseHeaders,
): Promise<void> {
  const [gate, answer] = await Promise.all([
    openGate(),
    fetchPage(new URL(location.href), { signal: new AbortController().signal }),
  ]);
  // A redirect leads to another page, with another header.
  if (!answer.ok || answer.data.url.pathname !== location.pathname) return;
  void onResponseHeaders(answer.data.headers);
  const page = gate.parsePage(answer.data.markup);
  const current = document.querySelector(HEADER);
  const incoming = page.querySelector(HEADER);
  if (!current || !incoming) return;
  const { classList } = document.documentElement;
  for (const name of ["--net", "--gross"])
    classList.toggle(name, page.documentElement.classList.contains(name));
  const restore = keepFields([current]);
  restore(swap([{ current, incoming }]));
}
