/**
 * Loads further scripts of the shop by name (contract B h): those in `app_shop.files` at the start, and those requested
 * by `getFile` and `getOuterJS`. Each comes from the shop's folder, once, through the gate.
 */
import { list } from "../base/values";
import type { LegacyNeeds } from "./needs";

export function makeOuterFiles({ loadScript, report }: LegacyNeeds) {
  const getFile = (name: unknown) => {
    if (typeof name !== "string" || !name) return;
    loadScript(name, { position: "body_bottom" }).catch((error) => report({ error, phase: "page" }));
  };
  return { getFile, getOuterJS: (names: unknown) => list(names).forEach(getFile) };
}
