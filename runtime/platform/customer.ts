/** Reads from the Basket block and the page who is signed in. Values are checked, because other code can write them. */

import { asObject, getPath, isPlainObject, isTruthyText, text, truth } from "../base/values";
import { pageGlobals } from "../config/explicit-config";
import type { CustomerSlice } from "../contracts/store";

/** Longest login: platform logins have at most 40 characters, but e-mail addresses may be longer. */
const LONGEST = 254;

/** @returns `null` when the block does not contain the sign-in status */
export function customerOf(block: unknown): CustomerSlice | null {
  const user = getPath(block, "response", "basket", "user");
  const isNobody = !user || (Array.isArray(user) && !user.length);
  // `null` and PHP's empty list mean a guest; a missing `user` leaves the status undecided.
  if (user === undefined || (!isNobody && !isPlainObject(user))) return null;
  const fields = asObject(user);
  const login = text(fields.login).slice(0, LONGEST);
  return (truth(fields.logged) ?? login !== "")
    ? { status: "signed-in", login }
    : { status: "guest", login: "" };
}

/** Whether the page's globals mark the customer as signed in; they do not mark guests (contract B 0). */
export const saidByPage = (): boolean => isTruthyText(getPath(pageGlobals(), "vars", "logged"));
