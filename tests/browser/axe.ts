import AxeBuilder from "@axe-core/playwright";
import type { NodeResult, Result } from "axe-core";
import type { Page } from "playwright";

/** Violations that axe finds in the contract's own markup, which we may not change; each with its reason. */
const triaged: Readonly<Record<string, string>> = {
  "html-lang-valid": 'the platform renders lang="pol" (contract A 0.1)',
  "valid-lang": 'the platform renders lang="pol" (contract A 0.1)',
};

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export interface Findings {
  /** Rule and element, one line each. */
  readonly violations: readonly string[];
  /** What axe cannot decide: rule, the reason in brackets if axe gives one, and element. */
  readonly incompletes: readonly string[];
}

/**
 * What axe finds on the page now.
 * @param without rules that mean nothing in the page's mode
 * @param isAlone the page has no frames, which makes it quicker
 */
export async function findings(
  page: Page,
  without: readonly string[] = [],
  isAlone = false,
): Promise<Findings> {
  const axe = new AxeBuilder({ page })
    .withTags(tags)
    .disableRules([...without])
    .setLegacyMode(isAlone);
  const { violations: broken, incomplete } = await axe.analyze();
  const lines = (results: readonly Result[], reasonOf: (node: NodeResult) => string) =>
    results
      .filter(({ id }) => !Object.hasOwn(triaged, id))
      .flatMap(({ id, nodes }) => nodes.map((node) => `${id}${reasonOf(node)}: ${node.target.join(" ")}`));
  return { violations: lines(broken, () => ""), incompletes: lines(incomplete, reasonOfDoubt) };
}

const reasonOfDoubt = ({ any, all, none }: NodeResult): string => {
  const key = [...any, ...all, ...none].map(({ data }) => data?.messageKey).find((one) => one);
  return key ? ` (${key})` : "";
};

/** The violations that axe finds on the page now: rule and element, one line each. */
export const violations = async (page: Page): Promise<string[]> => [...(await findings(page)).violations];
