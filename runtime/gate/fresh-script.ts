/** Script elements that browsers run. Parsed ones never do, so a new one is made from each. */
import type { Policies } from "./policies";

/** How a browser takes a script. `data`: it does not run it (JSON-LD, import maps, templates, `nomodule` …). */
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
 * A script that will run, with everything that its author said of it (bar S5), and the page's own nonce: as a
 * property, because an attribute could be read by whoever looks at the page's markup (bar C2).
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
