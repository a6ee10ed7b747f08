/**
 * `window.wyspa` (design §2 page API). What must be there at once is here. Functions that give promises fetch
 * their bodies with their first call; the plain ones are added by `page-functions.ts` (`await wyspa.ready`).
 */
import type { IslandModule, ThemeDescriptor } from "./islands/contract";
import type { Definition } from "./islands/host-table";
import type { Kernel } from "./kernel";

/** Methods that wait for the core chunk. */
const waiting =
  "storefront validateObject clientExists markBrightness modal alert loading visit loadScript basket.add basket.setQuantity basket.remove basket.refresh";

/**
 * `wyspa.define`: lets a theme add an island of its own. Hosts that wait for the name mount at once. A name
 * that is taken is refused with a warning: markers must not change their meaning.
 * @param load gives the module: `() => import("./my-island.js")`
 */
export type Define = (name: string, load: Definition["load"], descriptor?: ThemeDescriptor) => void;

export function offerPageApi(kernel: Kernel, ready: Promise<void>): void {
  const define: Define = (name, load, descriptor = {}) => {
    if (kernel.row(name)) return console?.warn(`wyspa.define: "${name}" is taken`);
    kernel.defined.set(name, { row: { when: "visible", ...descriptor, name }, descriptor, load });
    kernel.scan();
  };
  const basket: Record<string, unknown> = {};
  const api: Record<string, unknown> = {
    version: kernel.version,
    ready,
    store: kernel.store,
    define,
    scan: (root?: ParentNode) => kernel.scan(root),
    basket,
  };
  for (const path of waiting.split(" ")) {
    const [name = "", part] = path.split(".");
    const body = async (...args: unknown[]) => {
      const own = (await (await kernel.core()).api())[name];
      return Reflect.apply((part ? Reflect.get(own as object, part) : own) as () => unknown, undefined, args);
    };
    if (part) basket[part] = body;
    else api[name] = body;
  }
  Reflect.set(window, "wyspa", api);
}

export type { IslandModule };
