/** Opens a link's target during the press: browsers let a page open windows only then. */

import { warnOnce } from "../../runtime/base/console";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Target } from "./target";

/** Whether the press is still recent enough. Browsers without `userActivation` decide by themselves. */
export const mayOpen = (): boolean => navigator.userActivation?.isActive ?? true;

/** Whether the shop lets provider code run: only if it says so in its configuration (ruling 7). */
export function runsCode({ store }: IslandContext): boolean {
  const { serverCode } = store.getState().shop;
  return Object.hasOwn(serverCode, "instalments") && serverCode.instalments === true;
}

/** Warns the theme's designer once why a link is not opened. */
export function warnOf(context: IslandContext, name: string, { kind }: Target): void {
  const why =
    kind === "code"
      ? "is code, which the shop does not allow. Set serverCode.instalments to true to allow it."
      : "is not an http(s) address. Correct the address.";
  warnOnce(`instalments: the link of "${name}" ${why}`, context.host);
}

/** @throws when the gate cannot be loaded */
export async function open(context: IslandContext, target: Target): Promise<void> {
  if (target.kind === "address") window.open(target.url, "_blank", "noopener");
  else if (target.kind === "code") await context.runCode("instalments", target.code);
}
