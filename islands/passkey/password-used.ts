/**
 * Remembers a sign-in by password, so that the next page offers to keep a passkey. Stores nothing about the shopper.
 */
import type { IslandContext } from "../../runtime/contracts/island";

const MARK = "wyspa_password";

/** Listens for the form's submit, because the sign-in loads another document. */
export function rememberPassword({ signal, store, storage: { session } }: IslandContext): void {
  const sent = ({ target }: Event) => {
    const hasPassword = (target as Element).querySelector?.("input[autocomplete~=current-password]");
    if (hasPassword && store.getState().customer.status !== "signed-in") session.set(MARK, "1");
  };
  document.addEventListener("submit", sent, { capture: true, signal });
}

export const wasPasswordUsed = ({ storage: { session } }: IslandContext): boolean =>
  session.get(MARK) !== null;

export const forgetPassword = ({ storage: { session } }: IslandContext): void => session.remove(MARK);
