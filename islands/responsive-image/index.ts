import type { Mount } from "../../runtime/contracts/island";
import { saveAttribute } from "../../runtime/dom/override";
import { chooseAddress } from "./choose";

/** Shows the picture for the current view, and changes it with the view (contract A 2.1). */
export const mount: Mount = (host, { store, signal }) => {
  if (!(host instanceof HTMLImageElement)) return;
  const putBack = saveAttribute(host, "src");

  const follow = () => {
    const address = chooseAddress(host, store.getState().page.view);
    // Setting the same address again would cause a second request.
    if (address && address !== host.src) host.src = address;
  };

  follow();
  signal.addEventListener(
    "abort",
    store.subscribe((state, last) => state.page.view !== last.page.view && follow()),
  );
  signal.addEventListener("abort", putBack);
};
