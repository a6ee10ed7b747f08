/** Creates script elements that browsers run; a parsed inert script never runs, so each one is recreated. */
import type { Policies } from "./policies";

/** How a browser treats a script. `data` = does not run it (JSON-LD, import maps, templates, `nomodule` …). */
export type Nature = "classic" | "module" | "data";

const classicTypes =
  /^$|^((text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))$/i;

export function natureOf(script: HTMLScriptElement): Nature {
  const language = script.getAttribute("language");
  const type = (script.getAttribute("type") ?? (language ? `text/${language}` : "")).trim();
  if (type.toLowerCase() === "module") return "module";
  return classicTypes.test(type) && !script.hasAttribute("nomodule") ? "classic" : "data";
}

/**
 * Creates a script that runs, with all attributes of its source (bar S5) and the page's nonce. The nonce is set as a
 * property, because injected CSS or markup could read an attribute (bar C2).
 */
export function freshScript(
  source: HTMLScriptElement | string,
  policies: Policies,
  nonce: string,
): HTMLScriptElement {
  const script = document.createElement("script");
  const text = typeof source === "string" ? source : source.text;
  for (const { name, value } of typeof source === "string" ? [] : source.attributes)
    if (name === "src") script.src = policies.address(value);
    else if (name !== "nonce" || !nonce)
      script.setAttribute(name, name.startsWith("on") ? policies.code(value) : value);
  if (nonce) script.nonce = nonce;
  if (text) script.text = policies.code(text);
  return script;
}

/** Adds speculation rules to the page. The type comes first, so that the browser never takes them for code. */
export function addRules(rules: string, policies: Policies, nonce: string): HTMLScriptElement {
  const script = freshScript("", policies, nonce);
  script.type = "speculationrules";
  script.text = policies.code(rules);
  document.head.append(script);
  return script;
}
