import { whenLoaded } from "../base/retry";
import type { Boot } from "../contracts/boot";

/** Loads what hears changes of fields for which the browser dispatches no event. */
export const hearFields = ({ loader }: Pick<Boot, "loader">): void =>
  whenLoaded(loader, "field-changes", (to) => to.hearFields());
