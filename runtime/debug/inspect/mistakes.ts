/** Finds mistakes in the markup of a host, with the messages of the console and of `npx wyspa check`. */

import { attr, elementsOf, matches, query } from "../../base/safe-dom";
import { list } from "../../base/values";
import type { Boot } from "../../contracts/boot";
import type { PropRule, Requirement } from "../../contracts/island";
import { namesIn } from "../../islands/discovery";
import { propRules } from "../../islands/generated/prop-rules";
import { requirements } from "../../islands/generated/requirements";
import { type Find, missingMarkup, unmet } from "../../islands/markup-mistakes/missing-markup";
import { unknownIsland, wrongWhen } from "../../islands/markup-mistakes/names";
import { readProps } from "../../islands/props";

/** What an island accepts and requires; a theme's own island states it with `wyspa.define`. */
interface Rules {
  readonly props: Readonly<Record<string, PropRule>> | undefined;
  readonly requires: readonly Requirement[];
}

function rulesOf(boot: Pick<Boot, "defined">, name: string): Rules {
  const own = boot.defined.get(name)?.descriptor;
  return own
    ? { props: own.props, requires: list(own.requires) as Requirement[] }
    : { props: propRules.get(name), requires: requirements.get(name) ?? [] };
}

const findAt =
  (host: HTMLElement): Find =>
  (where, selector) => {
    try {
      if (where === "host") return matches(host, selector);
      if (where === "page") return document.querySelector(selector) !== null;
      const tied = host instanceof HTMLFormElement ? elementsOf(host) : [];
      return !!query(host, selector) || [host, ...tied].some((element) => matches(element, selector));
    } catch {
      return null;
    }
  };

/** @param isMounted a mounted island may have replaced the markup that it required */
export function mistakesOf(
  boot: Pick<Boot, "defined">,
  host: HTMLElement,
  name: string,
  isMounted: boolean,
): string[] {
  const { props, requires } = rulesOf(boot, name);
  const mistakes: string[] = [];
  readProps(host, props, (mistake) => mistakes.push(mistake));
  const when = attr(host, "data-island-when");
  const wrong = when !== null && wrongWhen(when);
  if (wrong) mistakes.push(wrong);
  const isMarked = namesIn([attr(host, "data-island") ?? ""]).includes(name);
  const [lacking] = isMarked && !isMounted ? unmet(requires, findAt(host)) : [];
  if (lacking) mistakes.push(missingMarkup(name, lacking));
  return mistakes;
}

export const unknownName = (boot: Pick<Boot, "rows" | "defined">, name: string): string =>
  unknownIsland(name, [...boot.rows.map((row) => row.name), ...boot.defined.keys()].sort());
