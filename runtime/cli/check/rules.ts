/** All rules of `npx wyspa check`, in the order of the documentation. */
import type { Rule } from "./rule";
import { configRules } from "./rules/config";
import { duplicateRules } from "./rules/duplicates";
import { islandRules } from "./rules/islands";
import { markupRules } from "./rules/markup";
import { pageTypeRules } from "./rules/page-type";
import { propRules } from "./rules/props";
import { requiredMarkupRules } from "./rules/required-markup";
import { scriptTagRules } from "./rules/script-tag";
import { scriptRules } from "./rules/scripts";

export const rules: readonly Rule[] = [
  ...islandRules,
  ...propRules,
  ...requiredMarkupRules,
  ...markupRules,
  ...duplicateRules,
  ...configRules,
  ...scriptTagRules,
  ...pageTypeRules,
  ...scriptRules,
];
