import type { Mount } from "../../runtime/contracts/island";

/** Global function of the consent script (contract A 17). */
const HOOK = "prepareCookiesConfiguration";

/** Opens the consent script's configuration; without such a script the link stays plain (bar H3). */
export const mount: Mount = (host, { signal, fail }) => {
  const open = async (event: MouseEvent) => {
    const hook: unknown = Reflect.get(window, HOOK); // read at each click: consent scripts load late
    if (typeof hook !== "function" || event.defaultPrevented) return;
    event.preventDefault();
    try {
      await Reflect.apply(hook, window, []);
    } catch (error) {
      fail("handler", error);
    }
  };
  host.addEventListener("click", open, { signal });
};
