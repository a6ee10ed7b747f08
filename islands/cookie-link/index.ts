import type { Mount } from "../../runtime/contracts/island";

/** What the consent script offers (contract A 17). */
const HOOK = "prepareCookiesConfiguration";

/** Opens the consent script's configuration; without one it stays a plain link (bar H3). */
export const mount: Mount = (host, { signal, fail }) => {
  const open = async (event: MouseEvent) => {
    const hook: unknown = Reflect.get(window, HOOK); // asked anew: consent scripts come late
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
