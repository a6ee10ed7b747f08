/** The header of the page as the shop would send it now, in the place of the one that stands. */
import type { Gate } from "../contracts/gate";
import type { OnResponseHeaders } from "../contracts/platform";
import { fetchPage } from "../platform/fetch-page";
import { keepFields } from "../visit/fields";
import { swap } from "../visit/swap";

const HEADER = "#container > header";

/**
 * Not a visit: the page's own handlers would run again and draw its steps anew, over what is typed in them. Without an answer the
 * header stays. Does not reject where the gate can be had.
 */
export async function refreshHeader(
  openGate: () => Promise<Gate>,
  onResponseHeaders: OnResponseHeaders,
): Promise<void> {
  const [gate, answer] = await Promise.all([
    openGate(),
    fetchPage(new URL(location.href), { signal: new AbortController().signal }),
  ]);
  // Led elsewhere, it is another page's header.
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
