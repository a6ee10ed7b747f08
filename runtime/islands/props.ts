/**
 * Reads an island's props from `data-island-props` or a child `<script type="application/json" data-island-props>`.
 * The island always gets an object: invalid props are dropped and warned about once.
 */

import { warnOnce } from "../base/console";
import { decodeText } from "../base/decode-text";
import { parseJson } from "../base/json";
import { attr, query } from "../base/safe-dom";
import { getPath, isPlainObject, number } from "../base/values";
import type { PropRule } from "../contracts/island";
import { propRules } from "./generated/prop-rules";

type Rules = Readonly<Record<string, PropRule>>;
export type Warn = (message: string) => void;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** The props of an island on its host. @param own the rules of an island that a theme defined */
export const propsOf = (host: HTMLElement, island: string, own?: Rules): Record<string, unknown> =>
  readProps(host, own ?? propRules.get(island), (message) => warnOnce(`${island}: ${message}`, host));

export function readProps(host: HTMLElement, rules: Rules | undefined, warn: Warn): Record<string, unknown> {
  const script = query<HTMLScriptElement>(
    host,
    ":scope > script[type='application/json'][data-island-props]",
  );
  const text = attr(host, "data-island-props") ?? script?.textContent;
  if (!text?.trim()) return {};
  const parsed = parseJson(text) ?? parseJson(decodeText(text)); // templates that escape twice leave `&quot;`
  if (!isPlainObject(parsed)) {
    const start = JSON.stringify(text.slice(0, 60));
    warn(`data-island-props must be a JSON object, so the defaults are used. It starts with ${start}.`);
    return {};
  }
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parsed)) {
    if (forbidden.has(name)) continue;
    const rule = getPath(rules, name) as PropRule | undefined;
    const fitting = rule === undefined ? value : asRuled(value, rule);
    if (rules && !rule) warn(`there is no prop "${name}", so it is ignored. ${valid(rules)}`);
    else if (fitting === undefined)
      warn(`the prop "${name}" must be ${describe(rule as PropRule)}, so its default is used.`);
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
