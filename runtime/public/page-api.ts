/**
 * Creates `window.wyspa` with everything that must exist at once. Asynchronous functions load their implementation on
 * the first call; `legacy-globals.ts` adds the synchronous ones (`await wyspa.ready`).
 */

import { warn } from "../base/console";
import type { Boot } from "../contracts/boot";
import type { Definition } from "../contracts/hosts";
import type { IslandModule, ThemeDescriptor } from "../contracts/island";
import { navigate } from "../visit/navigate";

/** The fallback results when the implementation cannot be loaded. */
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
 * `wyspa.define`: lets a theme add its own island. Existing hosts of that name mount by their strategy (default
 * `visible`). A taken name is refused with a warning, because markers must not change their meaning.
 * @param load returns the module: `() => import("./my-island.js")`
 */
export type Define = (name: string, load: Definition["load"], descriptor?: ThemeDescriptor) => void;

type Body = (...args: unknown[]) => unknown;

export function offerPageApi(boot: Boot, ready: Promise<void>): void {
  const define: Define = (name, load, descriptor = {}) => {
    if (boot.row(name)) return warn(`wyspa.define: the name "${name}" is taken.`);
    boot.defined.set(name, { row: { when: "visible", ...descriptor, name }, descriptor, load });
    boot.scan();
  };
  /** @param otherwise fallback when the implementation cannot be loaded; without it the promise rejects */
  const later =
    (name: string, otherwise?: Body, method?: string): Body =>
    async (...args) => {
      let body: unknown;
      try {
        body = (await (await boot.core()).api())[name];
      } catch (error) {
        if (otherwise) return otherwise(...args);
        throw error;
      }
      return ((method ? Reflect.get(body as object, method) : body) as Body)(...args);
    };
  const api: Record<string, unknown> = {
    version: boot.version,
    /** Reading it makes the page functions exist, which pages without scripts of their own do not load. */
    get ready() {
      boot.needsNames = true;
      return ready.then(boot.offerNames);
    },
    store: boot.store,
    define,
    scan: boot.scan,
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
