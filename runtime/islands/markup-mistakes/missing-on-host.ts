/** Tests on a page of a browser whether a host has the markup that its island requires. */
import { attr, elementsOf, matches, query } from "../../base/safe-dom";
import { list } from "../../base/values";
import type { Boot } from "../../contracts/boot";
import type { Requirement } from "../../contracts/island";
import { MARKER, namesIn } from "../discovery";
import { requirements } from "../generated/requirements";
import { type Find, missingMarkup, unmet } from "./missing-markup";

/** The message about missing markup; `null` if nothing is missing. Hosts of the preset are not checked. */
export function missingOnHost(
  { defined }: Pick<Boot, "defined">,
  host: HTMLElement,
  name: string,
): string | null {
  if (!namesIn([attr(host, MARKER) ?? ""]).includes(name)) return null;
  // A theme's descriptor may be malformed.
  const requires = defined.get(name)?.descriptor.requires;
  const required = requires ? (list(requires) as Requirement[]) : (requirements.get(name) ?? []);
  const [first] = unmet(required, findOn(host));
  return first ? missingMarkup(name, first) : null;
}

const findOn =
  (host: HTMLElement): Find =>
  (where, selector) => {
    const tied = () => (host instanceof HTMLFormElement ? elementsOf(host) : []);
    try {
      if (where === "page") return !!document.querySelector(selector);
      if (matches(host, selector)) return true;
      return (
        where === "inside" && (!!query(host, selector) || tied().some((field) => matches(field, selector)))
      );
    } catch {
      return null; // a selector that this browser cannot parse
    }
  };
