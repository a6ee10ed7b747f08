/** The context that the core of an open page gives to islands, for tests of what islands call. */
import type { IslandContext } from "../../runtime/contracts/island";
import { eventually } from "./eventually";
import type { OpenPage } from "./open-page";

const NAME = "island-of-the-test";

export async function contextOf({ boot }: Pick<OpenPage, "boot">): Promise<IslandContext> {
  let context: IslandContext | undefined;
  const mount = (_: HTMLElement, given: IslandContext) => {
    context = given;
  };
  boot.defined.set(NAME, {
    row: { name: NAME, when: "load" },
    descriptor: {},
    load: async () => ({ mount }),
  });
  const host = document.createElement("p");
  host.dataset.island = NAME;
  host.hidden = true;
  document.body.append(host);
  boot.scan(host);
  return eventually(() => {
    if (!context) throw new Error("the island is not mounted yet");
    return context;
  });
}
