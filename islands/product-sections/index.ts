import type { Mount } from "../../runtime/contracts/island";
import { HANDLER } from "./sections";
import { showPlainly } from "./show-plainly";
import { standTabs } from "./tabs";

/** Refreshes the mounted tabs when a section is added or removed. */
let renewTabs: ReturnType<typeof standTabs> = () => {};

/**
 * Shows a product's long sections, which the theme hides on phones and tablets unless they are `active`
 * (fixtures/PLATFORM.md G 0, G 1.10).
 */
export const mount: Mount = (host, context) => {
  if (host.id === HANDLER) renewTabs = standTabs(host, context);
  else if (document.getElementById(HANDLER)) {
    renewTabs(host);
    context.signal.addEventListener("abort", () => renewTabs());
  } else showPlainly(host, context);
};
