/**
 * `window.wyspa`. What must be there at once is here. Functions that give promises fetch their bodies with their first
 * call; the plain ones are added by `page.ts` (`await wyspa.ready`).
 */

import type { Kernel } from "../contracts/boot";
import type { Definition } from "../contracts/hosts";
import type { IslandModule, ThemeDescriptor } from "../contracts/island";
import { navigate } from "../visit/navigate";

/** What functions resolve to where their bodies cannot be had now: "not known". */
const unknown: Readonly<Record<string, unknown>> = {
  storefront: false,
  validateObject: true, // the server checks again
  clientExists: false,
  markBrightness: null,
  modal: null,
  alert: undefined,
  loading: null,
};

/**
 * `wyspa.define`: lets a theme add an island of its own. Hosts that wait for the name mount at once. A name
 * that is taken is refused with a warning: markers must not change their meaning.
 * @param load gives the module: `() => import("./my-island.js")`
 */
export type Define = (name: string, load: Definition["load"], descriptor?: ThemeDescriptor) => void;

type Body = (...args: unknown[]) => unknown;

export function offerPageApi(kernel: Kernel, ready: Promise<void>): void {
  const define: Define = (name, load, descriptor = {}) => {
    if (kernel.row(name)) return console?.warn(`wyspa.define: "${name}" is taken`);
    kernel.defined.set(name, { row: { when: "visible", ...descriptor, name }, descriptor, load });
    kernel.scan();
  };
  /** @param otherwise what to do where the body cannot be had now; without it the promise rejects */
  const later =
    (name: string, otherwise?: Body, method?: string): Body =>
    async (...args) => {
      let body: unknown;
      try {
        body = (await (await kernel.core()).api())[name];
      } catch (error) {
        if (otherwise) return otherwise(...args);
        throw error;
      }
      return ((method ? Reflect.get(body as object, method) : body) as Body)(...args);
    };
  const api: Record<string, unknown> = {
    version: kernel.version,
    ready,
    store: kernel.store,
    define,
    scan: (root?: ParentNode) => kernel.scan(root),
    basket: {},
    passkeys: {},
    visit: later("visit", (url) => {
      navigate(String(url));
      return false;
    }),
    loadScript: later("loadScript"),
  };
  for (const name of Object.keys(unknown)) api[name] = later(name, () => unknown[name]);
  for (const method of ["add", "setQuantity", "remove", "refresh"])
    Reflect.set(
      api.basket as object,
      method,
      later("basket", () => ({ ok: false, kind: "network" }), method),
    );
  for (const method of ["login", "register"])
    Reflect.set(api.passkeys as object, method, later("passkeys", undefined, method));
  Reflect.set(window, "wyspa", api);
}

export type { IslandModule };
