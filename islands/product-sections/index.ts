import type { Mount } from "../../runtime/islands/contract";
import { gather } from "./gather";

/** The theme hides these sections on phones and tablets unless they are `active` (contract G 0). */
export const mount: Mount = (host, { store, signal }) => {
  const isWrapper = host.id === "details_wrapper";
  const wasActive = host.classList.contains("active");
  let putBack = () => {};

  const follow = () => {
    const isSmall = store.getState().page.view < 3;
    putBack();
    putBack = isWrapper ? gather(host, isSmall) : putBack;
    host.classList.toggle("active", isSmall || wasActive);
  };
  follow();
  const unsubscribe = store.subscribe(({ page }, before) => page.view !== before.page.view && follow());
  signal.addEventListener("abort", () => {
    unsubscribe();
    putBack();
    host.classList.toggle("active", wasActive);
  });
};
