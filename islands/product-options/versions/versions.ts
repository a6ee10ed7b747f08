import { attr, query, queryAll } from "../../../runtime/base/safe-dom";
import { safeLink } from "../../../runtime/base/safe-url";
import { eachNew } from "../../../runtime/dom/each-new";
import type { Parts } from "../parts";

/** Limits what the platform renders of a version's page. */
const PARTS = ["content", "head"];
const LINKS = "a.projector_variants__item[href]:not(.--disabled, [data-visit])";
const LISTS = "select.projector_variants__select, select.projector_multiversions__select";

export interface Versions {
  /** Whether the chosen combination of versions exists. If not, shows an alert. */
  areOne(): boolean;
}

/**
 * Opens a version, which is a product of its own, as an in-place visit. Lists, which natively do nothing, work as well.
 */
export function followVersions({ page, context, t, on, override }: Parts): Versions {
  const openInPlace = (link: Element) => {
    override(link, "data-visit", "");
    override(link, "data-visit-render", PARTS.join());
  };
  eachNew(page, () => queryAll(page, LINKS), openInPlace, context.signal);
  on(page, "change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches(LISTS)) return;
    const [option] = target.selectedOptions;
    const address = option && safeLink(attr(option, "data-link") ?? "");
    if (address) void context.visit(address, { render: PARTS });
  });

  return {
    areOne() {
      const conflict = query(page, ".projector_multiversions__item.--conflict");
      if (!conflict) return true;
      context.alert(t("product.conflict"), { type: "warning" });
      query(conflict, "select")?.focus();
      return false;
    },
  };
}
