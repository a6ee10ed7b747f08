/**
 * What a page needs once it stands, fetched when the browser is idle: the shop's other tabs, prefetching, a watch for
 * links that visit in place, and a look at what the server has supplied. What these lead to is fetched with the first
 * need for it (`page-services.ts`).
 */
import { allows } from "./gate/allows";
import { checks } from "./islands/generated/checks";
import { prefetchWaiting } from "./islands/prefetch";
import type { PageServices, ServiceNeeds } from "./page-services";

export { connectTabs } from "./platform/tabs";

export interface AfterLoad {
  services(): Promise<PageServices>;
  /** Does what nobody asks for by name, once. */
  settle(): void;
}

export function makeAfterLoad(needs: ServiceNeeds): AfterLoad {
  const { kernel, platform, report } = needs;
  const { first, store } = kernel;
  let made: Promise<PageServices> | undefined;
  const services = () => {
    made ??= import("./page-services").then(({ pageServices }) => pageServices(needs, allows));
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  const ahead = () =>
    void services().then(
      ({ followVisits }) => followVisits(),
      () => {},
    );

  /** Most pages have nothing to visit in place; where something comes later, a pointer or the focus comes first. */
  const watchForVisits = () => {
    if (history.state?.wyspa || document.querySelector("[data-visit]")) return ahead();
    for (const type of ["pointerover", "focusin"])
      addEventListener(
        type,
        ({ target }) => target instanceof Element && target.closest("[data-visit]") && ahead(),
        { capture: true, passive: true },
      );
  };
  /** The gate is fetched only where the answer holds something for it. */
  const lookForContent = async (): Promise<void> => {
    const { shop, storefront } = store.getState();
    const blocks = (["Snippets", "ToplayersAndWidgets"] as const).filter(
      (block) =>
        first.blocks.includes(block) &&
        storefront[block]?.status !== "failed" && // told already, and not worth a request of its own
        allows(shop, block === "Snippets" ? "snippets" : "topLayers"),
    );
    for (const [, answer] of await platform.storefront(blocks))
      if (answer.ok && hasItems(answer.data)) return (await services()).placeContent(blocks);
  };

  /** Islands that open by themselves: a forced region, a selector that the server wants to be seen. */
  const open = async () => {
    for (const [name, mustOpen] of checks)
      if (mustOpen())
        for (const instances of kernel.hosts.values()) {
          const instance = instances.get(name);
          if (instance) void kernel.activate(instance);
        }
  };

  let isSettled = false;
  return {
    services,
    settle() {
      if (isSettled) return;
      isSettled = true;
      watchForVisits();
      prefetchWaiting(kernel);
      for (const done of [open(), lookForContent()])
        done.catch((error) => report({ error, phase: "after-load" })); // a sandboxed document has no cookies
    },
  };
}

/** Whatever the answer is, a look into it throws nothing. */
const hasItems = (block: unknown): boolean => {
  const inside = (value: unknown, key: string): unknown => Object(value)[key];
  return Object.keys(Object(inside(inside(block, "response"), "items"))).length > 0;
};
