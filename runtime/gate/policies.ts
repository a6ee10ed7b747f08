/**
 * Trusted Types (bar C3): where a page demands them, the gate's policies are the only way for text to become
 * markup or code. Their names are fixed, so that a shop can list them: `trusted-types wyspa-html wyspa-script`.
 */
export interface Policies {
  /** Each gives back what it takes, marked as let through: a text where the browser knows no Trusted Types. */
  html(markup: string): string;
  code(text: string): string;
  address(url: string): string;
}

type Rule = (text: string) => string;
interface TrustedTypes {
  createPolicy(name: string, rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>>;
}

/** What comes here is code by contract; who may send it is decided by the gate, not by looking at it. */
const asItIs: Rule = (text) => text;

/** @throws TypeError where the page's policy does not list our names, or somebody has taken them */
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
