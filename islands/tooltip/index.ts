import type { Mount } from "../../runtime/contracts/island";
import { contentOf, takeTitle } from "./content";
import { opens } from "./opening";
import { texts } from "./texts";
import { triggerOf } from "./trigger";

/** Shows an explanation beside its host (contract A 18). */
export const mount: Mount = (host, context) => {
  const { signal } = context;
  const putTitleBack = takeTitle(host);
  if (!contentOf(host).length) return putTitleBack();
  signal.addEventListener("abort", putTitleBack);

  const trigger = triggerOf(host, context.texts(texts)("tooltip.more"));
  signal.addEventListener("abort", trigger.restore);
  const open = opens(host, trigger, context);
  // Honours a hover or focus that started before the mount.
  if (trigger.element.matches(":focus-visible")) open("focus");
  if (matchMedia("(hover: hover)").matches && host.matches(":hover")) open("hover");
};
