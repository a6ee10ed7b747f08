/** Explains the mistakes in a switch file; for `npx wyspa switch`, and for the console. */
import { didYouMean } from "../../base/nearest-name";
import { isPlainObject } from "../../base/values";
import { checks, isRule, type Rule, rulesIn } from "./rules";

const expected: Readonly<Record<keyof Rule, string>> = {
  off: "true or false",
  islands: 'an object such as { "mini-basket": false }',
  version: '"stable", "next" or a version such as "1.2.3"',
  shops: 'a list of host names such as ["shop.example", "*.shops.example"]',
  percent: "a number from 0 to 100",
  of: '"visitors" or "shops"',
};

/**
 * @param file the parsed file
 * @returns a sentence for each mistake
 */
export function switchMistakes(file: unknown): readonly string[] {
  const rules = rulesIn(file);
  if (!rules) {
    const problem = isPlainObject(file) ? '"rules" must be a list.' : "The file must be a JSON object.";
    return [`${problem} The file is ignored.`];
  }
  return rules.flatMap((rule, index) => {
    const name = index ? `Rule ${index}` : "The file";
    return isRule(rule) ? [] : mistakesOf(rule).map((mistake) => `${name}: ${mistake} The rule is ignored.`);
  });
}

function mistakesOf(rule: unknown): readonly string[] {
  if (!isPlainObject(rule)) return ["A rule must be an object."];
  const known = Object.keys(checks);
  const wrong = Object.entries(rule).flatMap(([key, value]) => {
    if (!Object.hasOwn(checks, key)) return [`There is no key "${key}". ${didYouMean(key, known)}`];
    return checks[key as keyof Rule](value) ? [] : [`"${key}" must be ${expected[key as keyof Rule]}.`];
  });
  return wrong.length ? wrong : ['"of" belongs to "percent", which is missing.'];
}
