/** Explains which directive of the page's Content-Security-Policy blocks us, and what to add to it. */
import { warnOnce } from "../../base/console";
import { probed } from "../../platform/probe";

/** A directive is explained once for each source that it lacks: a map has many tiles. */
const explained = new Set<string>();

/** @param violation one that our code or our files caused */
export function explainViolation(violation: SecurityPolicyViolationEvent): void {
  const { disposition, effectiveDirective, blockedURI, originalPolicy, sample } = violation;
  if (disposition !== "enforce" || probed.has(blockedURI)) return;
  const [policy = ""] = /wyspa-\w+/.exec(sample) ?? [];
  const source = /^trusted-types/.test(blockedURI) ? policy : sourceOf(blockedURI);
  const asked = effectiveDirective.replace(/-(elem|attr)$/, "");
  const lack = `${asked} ${source}`;
  if (explained.has(lack)) return;
  explained.add(lack);
  const stated = statedDirective(originalPolicy, effectiveDirective);
  const change = stated
    ? `Add ${source} to ${stated}`
    : `Add "${asked}" with what default-src allows, and ${source},`;
  warnOnce(`the page's Content-Security-Policy blocks ${what(blockedURI, policy)}. ${change} in the policy.`);
}

const what = (uri: string, policy: string) =>
  policy
    ? `our Trusted Types policy "${policy}"`
    : /^https?:/.test(uri)
      ? uri.replace(/[?#].*/, "")
      : `${uri}: content of ours`;

function parsed(address: string): URL | null {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}

function sourceOf(uri: string): string {
  const { origin } = parsed(uri) ?? {};
  if (!/^https?:/.test(uri)) return `${uri}:`;
  return origin === location.origin ? "'self'" : `${origin}`;
}

/** The directive that the policy itself states for this kind; `undefined` when only default-src applies. */
function statedDirective(policy: string, effective: string): string | undefined {
  const stated = policy.split(";").map((directive) => directive.trim().split(/\s+/)[0]?.toLowerCase());
  const general = effective.replace(/-(elem|attr)$/, "");
  // A policy without worker-src applies child-src or script-src to workers.
  const chain = [effective, general, ...(general === "worker-src" ? ["child-src", "script-src"] : [])];
  return chain.find((name) => stated.includes(name));
}
