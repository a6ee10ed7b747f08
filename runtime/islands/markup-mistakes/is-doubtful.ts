/**
 * Decides cheaply whether the page's markup may contain a mistake that no island notices. Only then is the chunk fetched
 * that explains mistakes.
 */
import { attr } from "../../base/safe-dom";
import type { Boot } from "../../contracts/boot";

/** The hosts that choose their strategy. */
export const hostsWithStrategy = (): Element[] => [...document.querySelectorAll("[data-island-when]")];

/** The page types to which rows of the preset are limited. */
export const typesOfRows = ({ rows }: Pick<Boot, "rows">): string[] =>
  rows.flatMap(({ preset = [] }) => preset.flatMap(({ pages = [] }) => pages));

/** The usual strategies, as they are usually written. */
const USUAL = /^(load|idle|visible|interaction( or scroll)?|media \(.+)$/;

/**
 * Whether the page's type may be misspelt, or is missing.
 * @param type the page's type; `null` without the preset, because only the preset reads it
 */
export function isTypeDoubtful(boot: Pick<Boot, "rows">, type: string | null): boolean {
  /** Most misspelt words begin with the right letters and have about the right length. */
  const resembles = (valid: string) =>
    valid.startsWith(`${type?.slice(0, 2)}`) && Math.abs(valid.length - `${type}`.length) < 2;
  const types = typesOfRows(boot);
  return type
    ? !types.includes(type) && types.some(resembles)
    : type === "" && !!document.getElementById("container");
}

/** @param type as in `isTypeDoubtful` */
export const isMarkupDoubtful = (boot: Pick<Boot, "rows" | "defined">, type: string | null): boolean =>
  boot.defined.size > 0 ||
  hostsWithStrategy().some((host) => !USUAL.test(`${attr(host, "data-island-when")}`)) ||
  isTypeDoubtful(boot, type);
