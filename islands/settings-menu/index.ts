import type { Mount } from "../../runtime/contracts/island";
import { discloses } from "./disclosure";
import { groupRadios } from "./group-radios";
import { sendsItself } from "./listing-form";
import { oneArrow } from "./one-arrow";
import { texts } from "./texts";

/** Mounts on the settings in the header and on those of a listing (contract A 7). Selects stay native (bar A8). */
export const mount: Mount = (host, context) => {
  const t = context.texts(texts);
  if (host instanceof HTMLFormElement) return sendsItself(host, t("settings-menu.apply"), context.signal);
  const trigger = host.querySelector<HTMLElement>(".open_trigger");
  const panel = trigger?.querySelector<HTMLElement>(":scope > form, :scope > .hover__element");
  if (!trigger || !panel) return;
  groupRadios(panel, t("settings-menu.language"), context.signal);
  oneArrow(host, context);
  discloses({ host, trigger, panel }, t("settings-menu.open"), context);
};
