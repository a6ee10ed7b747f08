/** Whether somebody has just signed in with a password: the page after that offers to keep a passkey. Says nothing of who. */
import type { IslandContext } from "../../runtime/contracts/island";

const MARK = "wyspa_password";

/** Hears of the form as it is sent: the next page stands for another document. */
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
