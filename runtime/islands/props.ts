/**
 * Reads an island's props from `data-island-props` or a child `<script type="application/json" data-island-props>`.
 * The island always gets an object: invalid props are dropped and warned about once.
 */

import { decodeText } from "../base/decode-text";
import { parseJson } from "../base/json";
import { attr, query } from "../base/safe-dom";
import { getPath, isPlainObject, number } from "../base/values";
import type { PropRule } from "../contracts/island";

export { propRules } from "./generated/prop-rules";

type Rules = Readonly<Record<string, PropRule>>;
export type Warn = (message: string) => void;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

export function readProps(host: HTMLElement, rules: Rules | undefined, warn: Warn): Record<string, unknown> {
  const script = query<HTMLScriptElement>(
    host,
    ":scope > script[type='application/json'][data-island-props]",
  );
  const text = attr(host, "data-island-props") ?? script?.textContent;
  if (!text?.trim()) return {};
  const parsed = parseJson(text) ?? parseJson(decodeText(text)); // templates that escape twice leave `&quot;`
  if (!isPlainObject(parsed)) {
    warn(
      `data-island-props is no JSON object; it starts with ${JSON.stringify(text.slice(0, 60))}. The defaults are used.`,
    );
    return {};
  }
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parsed)) {
    if (forbidden.has(name)) continue;
    const rule = getPath(rules, name) as PropRule | undefined;
    const fitting = rule === undefined ? value : asRuled(value, rule);
    if (rules && !rule) warn(`unknown prop "${name}". ${valid(rules)}`);
    else if (fitting === undefined)
      warn(`prop "${name}" must be ${describe(rule as PropRule)}. Its default is used.`);
    else props[name] = fitting;
  }
  return props;
}

/** The value converted to the rule's type, or `undefined`. Numbers may be text, also with a Polish decimal comma. */
function asRuled(value: unknown, rule: PropRule): unknown {
  if (typeof rule !== "string") return rule.includes(value as string) ? value : undefined;
  if (rule === "array") return Array.isArray(value) ? value : undefined;
  if (rule === "object") return isPlainObject(value) ? value : undefined;
  if (rule === "number") return number(value) ?? undefined;
  return typeof value === rule ? value : undefined;
}

const describe = (rule: PropRule) =>
  typeof rule === "string" ? `of type ${rule}` : `one of ${rule.join(", ")}`;
const valid = (rules: Rules) => {
  const names = Object.keys(rules);
  return names.length ? `Valid props: ${names.join(", ")}.` : "The island takes no props.";
};
