import { warnOnce } from "../../runtime/base/console";
import type { Mount } from "../../runtime/contracts/island";

/** Global function of the consent script (contract A 17). */
const HOOK = "prepareCookiesConfiguration";
const NO_HOOK = `cookie-link: the page has no function window.${HOOK}, so this is a plain link. Add the consent script, or remove the marker.`;

/** Opens the consent script's configuration; without such a script the link stays plain (bar H3). */
export const mount: Mount = (host, { signal, fail }) => {
  const open = async (event: MouseEvent) => {
    const hook: unknown = Reflect.get(window, HOOK); // read at each click: consent scripts load late
    if (event.defaultPrevented) return;
    if (typeof hook !== "function") {
      // The theme's own link is on every page, also in shops without a consent script.
      if (host.matches("[data-island~=cookie-link]")) warnOnce(NO_HOOK, host);
      return;
    }
    event.preventDefault();
    try {
      await Reflect.apply(hook, window, []);
    } catch (error) {
      fail("handler", error);
    }
  };
  host.addEventListener("click", open, { signal });
};
