import type { Mount } from "../../runtime/contracts/island";
import { keepAttribute } from "../../runtime/dom/keep-attribute";
import { chooseAddress } from "./choose";

/** Follows the view with the picture that was made for it (spec §2, contract A 2.1). */
export const mount: Mount = (host, { store, signal }) => {
  if (!(host instanceof HTMLImageElement)) return;
  const putBack = keepAttribute(host, "src");

  const follow = () => {
    const address = chooseAddress(host, store.getState().page.view);
    // The same address again would be a second request.
    if (address && address !== host.src) host.src = address;
  };

  follow();
  signal.addEventListener(
    "abort",
    store.subscribe((state, last) => state.page.view !== last.page.view && follow()),
  );
  signal.addEventListener("abort", putBack);
};
