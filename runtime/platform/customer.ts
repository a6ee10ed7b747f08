/** Who is signed in, as the Basket block and the page say it (spec §3 basket, §6): checked, because anybody may have written it. */

import { bag, getPath, isBag, isTruthyText, text, truth } from "../base/values";
import { pageGlobals } from "../config/explicit-config";
import type { CustomerSlice } from "../contracts/store";

/** No login is longer (spec §9: 40 characters); an e-mail address may be. */
const LONGEST = 254;

/** @returns null where the block says nothing of it */
export function customerOf(block: unknown): CustomerSlice | null {
  const user = getPath(block, "response", "basket", "user");
  const isNobody = !user || (Array.isArray(user) && !user.length);
  // `null` and PHP's empty list are nobody; a part that is missing says nothing.
  if (user === undefined || (!isNobody && !isBag(user))) return null;
  const said = bag(user);
  const login = text(said.login).slice(0, LONGEST);
  return (truth(said.logged) ?? login !== "")
    ? { status: "signed-in", login }
    : { status: "guest", login: "" };
}

/** The page itself says that somebody is signed in (contract B 0); of guests it says nothing. */
export const saidByPage = (): boolean => isTruthyText(getPath(pageGlobals(), "vars", "logged"));
