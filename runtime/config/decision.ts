/**
 * Keeps what the switch file decided on an earlier page. The entry of a channel applies it at once; the file is requested
 * in parallel with the core (`platform/switches`).
 */
import { parseJson } from "../base/json";
import { asObject } from "../base/values";
import type { Boot } from "../contracts/boot";
import type { Decision } from "../contracts/switches";
import { explicitConfig } from "./explicit-config";

/** A decision expires if no answer confirms it for a day. */
const DAY_MS = 86_400_000;

/** @param address of the switch file */
export const decisionKey = (address: string): string => `wyspa ${address}`;

export function keptDecision(address: string): Decision {
  try {
    const { at, ...kept } = asObject(parseJson(localStorage.getItem(decisionKey(address))));
    const age = Date.now() - Number(at);
    // A time in the future means that the clock was set back.
    return age >= 0 && age < DAY_MS ? kept : {};
  } catch {
    return {}; // a denied storage
  }
}

/** Makes a decision the strongest source of the configuration. One that decides nothing adds no key. */
export function applyDecision(boot: Boot, { enabled, islands }: Decision): void {
  boot.readConfig = () => {
    const [page, tag] = explicitConfig(boot.script.tag);
    const strong = {
      ...page,
      ...(islands && { islands: { ...asObject(page.islands), ...asObject(islands) } }),
      ...(enabled === false && { enabled }),
    };
    return [strong, tag];
  };
}
