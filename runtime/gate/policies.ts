/**
 * Creates the gate's Trusted Types policies, which a page may require for turning text into markup or code (bar C3).
 * Their names are fixed, so that a shop can list them: `trusted-types wyspa-html wyspa-script`.
 */
export interface Policies {
  /** Each returns its argument as a trusted value, or as a plain string in browsers without Trusted Types. */
  html(markup: string): string;
  code(text: string): string;
  address(url: string): string;
}

type Rule = (text: string) => string;
interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>>;
}

/** No sanitising: the text is code by contract, and the gate decides whether it may run. */
const asItIs: Rule = (text) => text;

/** @throws TypeError when the page's CSP does not list the names, or policies with these names already exist */
export function makePolicies(): Policies {
  const types = Reflect.get(window, "trustedTypes") as TrustedTypes | undefined;
  if (typeof types?.createPolicy !== "function") return { html: asItIs, code: asItIs, address: asItIs };
  const markup = types.createPolicy("wyspa-html", { createHTML: asItIs });
  const script = types.createPolicy("wyspa-script", { createScript: asItIs, createScriptURL: asItIs });
  const by = (policy: typeof script, rule: string) => (policy[rule] as Rule).bind(policy);
  return {
    html: by(markup, "createHTML"),
    code: by(script, "createScript"),
    address: by(script, "createScriptURL"),
  };
}
