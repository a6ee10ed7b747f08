/**
 * Reads an island's props from `data-island-props` or a child `<script type="application/json" data-island-props>`.
 * The island always gets an object: invalid props are dropped and warned about once.
 */

import { warnOnce } from "../base/console";
import { decodeText } from "../base/decode-text";
import { parseJson } from "../base/json";
import { attr, query } from "../base/safe-dom";
import { asObject, getPath, isPlainObject, type PlainObject } from "../base/values";
import type { PropRule } from "../contracts/island";
import { propRules } from "./generated/prop-rules";
import {
  entryMistakes,
  fitProp,
  propsForAll,
  unknownProp,
  unreadableProps,
  wrongProp,
} from "./markup-mistakes/props";

type Rules = Readonly<Record<string, PropRule>>;
export type Warn = (message: string) => void;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The props of an island on its host. The host's own props win over the shop's.
 * @param shop what the configuration's `islands` says about the island
 * @param themeRules the rules of an island that a theme defined
 */
export function propsOf(
  host: HTMLElement,
  island: string,
  shop: unknown,
  themeRules?: Rules,
): Record<string, unknown> {
  const rules = themeRules ?? propRules.get(island);
  return {
    ...fittingProps(asObject(shop), rules, (message) => warnOnce(propsForAll(island, message))),
    ...readProps(host, rules, (message) => warnOnce(`${island}: ${message}`, host)),
  };
}

export function readProps(host: HTMLElement, rules: Rules | undefined, warn: Warn): Record<string, unknown> {
  const script = query<HTMLScriptElement>(
    host,
    ":scope > script[type='application/json'][data-island-props]",
  );
  const text = attr(host, "data-island-props") ?? script?.textContent;
  if (!text?.trim()) return {};
  const parsed = parseJson(text) ?? parseJson(decodeText(text)); // templates that escape twice leave `&quot;`
  if (!isPlainObject(parsed)) {
    warn(unreadableProps(text));
    return {};
  }
  return fittingProps(parsed, rules, warn);
}

/** The props that follow the rules; a warning for each of the others. */
function fittingProps(stated: PlainObject, rules: Rules | undefined, warn: Warn): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(stated)) {
    if (forbidden.has(name)) continue;
    const rule = getPath(rules, name) as PropRule | undefined;
    const fitting = rule === undefined ? value : fitProp(value, rule);
    if (rules && !rule) warn(unknownProp(name, Object.keys(rules)));
    else if (fitting === undefined) warn(wrongProp(name, rule as PropRule));
    else {
      props[name] = fitting;
      const mistakes = rule ? entryMistakes(name, value, rule) : [];
      for (const message of new Set(mistakes.map((mistake) => mistake.message))) warn(message);
    }
  }
  return props;
}
