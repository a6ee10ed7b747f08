import type { ReactNode } from "react";
import type { SafeUrl } from "../../runtime/base/safe-url";
import { useIsland } from "../../runtime/react/island";
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
  const { platform } = useIsland();
  return (
    <form
      className="select_language__form"
      method="post"
      action={site ?? location.href}
      onSubmit={({ currentTarget }) => {
        // Overwrites an action set by another script; the page's address may also have changed.
        currentTarget.setAttribute("action", site ?? location.href);
        rememberClosed();
        // The shop has answered when this page goes. Before its other listeners, one of which ends the connection.
        addEventListener("pagehide", () => platform.tellTabs("settings"), { once: true, capture: true });
      }}
    >
      <input type="hidden" name="redirection" value="redirected" />
      {children}
    </form>
  );
}
