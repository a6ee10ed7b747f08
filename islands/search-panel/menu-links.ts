import { attr, closest, queryAll } from "../../runtime/base/safe-dom";
import { safeLink } from "../../runtime/base/safe-url";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Kind, Option } from "./answer";

const MOST = 8;
const MENU = ":is(.navbar-nav,[data-island~=category-menu]>ul)";

/** Whether the shop has switched a part of the panel off by a prop. */
export const isOff = ({ props }: Pick<IslandContext, "props">, part: string): boolean =>
  props[part] === false;

export const offer = (kind: Kind, name: string, address: string | null): Option => ({
  kind,
  name,
  marked: [name, "", ""],
  link: safeLink(address),
});

/** The links of the page's menu on all levels, without its own controls "show all" and "more". */
export const menuLinks = (selector = `${MENU} li:not(.--all,.--extend) a`): Option[] =>
  queryAll(document.documentElement, selector)
    .map((link) => offer("menu", link.textContent?.trim() ?? "", attr(link, "href")))
    .filter(({ name, link }) => name && link);

/** The departments of the page's menu; none inside the drawer, which shows the menu itself. */
export const departments = (context: IslandContext): readonly Option[] =>
  isOff(context, "categories") || closest(context.host, "aside")
    ? []
    : menuLinks(`${MENU}>li>a,${MENU}>li>.nav-link-wrapper>a`).slice(0, MOST);
