/** Opens a link's target during the press: browsers let a page open windows only then. */

import type { IslandContext } from "../../runtime/contracts/island";
import { designerTeller } from "../../runtime/dom/tell-designer";
import type { Target } from "./target";

/** Whether the press is still recent enough. Browsers without `userActivation` decide by themselves. */
export const mayOpen = (): boolean => navigator.userActivation?.isActive ?? true;

/** Whether the shop lets provider code run: only if it says so in its configuration (ruling 7). */
export function runsCode({ store }: IslandContext): boolean {
  const { serverCode } = store.getState().shop;
  return Object.hasOwn(serverCode, "instalments") && serverCode.instalments === true;
}

const tellDesigner = designerTeller();

/** Warns the theme's designer once why a link is not opened. */
export function warnOf(context: IslandContext, name: string, { kind }: Target): void {
  const why =
    kind === "code"
      ? `the link of "${name}" is code; set serverCode.instalments to true to have such code run`
      : `the link of "${name}" is no http(s) address`;
  tellDesigner(context.host, `instalments: ${why}.`);
}

/** @throws when the gate cannot be loaded */
export async function open(context: IslandContext, target: Target): Promise<void> {
  if (target.kind === "address") window.open(target.url, "_blank", "noopener");
  else if (target.kind === "code") await context.runCode("instalments", target.code);
}
