import type { ReactNode } from "react";
import type { SafeUrl } from "../../runtime/base/safe-url";
import { rememberClosed } from "./closing";

interface SiteFormProps {
  /** Null = no site is chosen, or none that may be used: the current page is asked again (spec §2, bar S10). */
  readonly site: SafeUrl | null;
  readonly children: ReactNode;
}

/**
 * Leads to a language's site: a native form that posts nothing but `redirection=redirected` (spec §7.13,
 * contract A 9.1). The choice is in the address alone.
 */
export function SiteForm({ site, children }: SiteFormProps) {
  return (
    <form
      className="select_language__form"
      method="post"
      action={site ?? location.href}
      onSubmit={({ currentTarget }) => {
        // Whatever another script may have written there; and the page may have another address by now.
        currentTarget.setAttribute("action", site ?? location.href);
        rememberClosed();
      }}
    >
      <input type="hidden" name="redirection" value="redirected" />
      {children}
    </form>
  );
}
