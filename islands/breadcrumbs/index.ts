import type { Mount } from "../../runtime/contracts/island";
import { moveNode } from "../../runtime/dom/move-node";
import { place } from "./place";

/** Keeps the breadcrumbs where the view expects them; "Wstecz" goes one page back. */
export const mount: Mount = (host, { store, signal }) => {
  const follow = () => place(host, store.getState().page.view, moveNode);
  follow();
  const unsubscribe = store.subscribe(({ page }, before) => page.view !== before.page.view && follow());
  signal.addEventListener("abort", unsubscribe);
  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target as Element).closest("#back_button")) return;
    event.preventDefault(); // themes also render it as a link without a destination
    history.back();
  };
  host.addEventListener("click", press, { signal });
};
