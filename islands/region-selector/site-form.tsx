import type { ReactNode } from "react";
import type { SafeUrl } from "../../runtime/base/safe-url";
import { rememberClosed } from "./closing";

interface SiteFormProps {
  /** `null` = there is no usable site: the form submits to the current page (bar S10). */
  readonly site: SafeUrl | null;
  readonly children: ReactNode;
}

/**
 * Leads to a language's site with a native form that posts only `redirection=redirected`. The address alone carries the
 * choice (contract A 9.1).
 */
export function SiteForm({ site, children }: SiteFormProps) {
  return (
    <form
      className="select_language__form"
      method="post"
      action={site ?? location.href}
      onSubmit={({ currentTarget }) => {
        // Overwrites an action set by another script; the page's address may also have changed.
        currentTarget.setAttribute("action", site ?? location.href);
        rememberClosed();
      }}
    >
      <input type="hidden" name="redirection" value="redirected" />
      {children}
    </form>
  );
}
