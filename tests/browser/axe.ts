import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright";

/** Violations that axe finds in the contract's own markup, which we may not change; each with its reason. */
const triaged: Readonly<Record<string, string>> = {
  "html-lang-valid": 'the platform renders lang="pol" (contract A 0.1)',
  "valid-lang": 'the platform renders lang="pol" (contract A 0.1)',
};

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The violations that axe finds on the page now: rule and element, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found
    .filter(({ id }) => !Object.hasOwn(triaged, id))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
