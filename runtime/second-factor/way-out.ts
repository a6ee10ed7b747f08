/** Links to the platform's own sign-in page, which shoppers must reach even when our code or the network fails. */

import type { IslandContext } from "../contracts/island";
import { makeElement } from "../dom/make-element";
import { wayOutTexts } from "./texts";

/** The platform's own page, which works without our code. */
const SIGN_IN = "/signin.php";

type Texts = IslandContext["texts"];

export function signInLink(texts: Texts): HTMLAnchorElement {
  const link = makeElement("a", "mfa__signin", texts(wayOutTexts)("second-factor.to-signin"));
  link.href = SIGN_IN;
  return link;
}

export const wayOut = (texts: Texts) => makeElement("p", "mfa__way_out", signInLink(texts));

/** Alerts that the second factor cannot be loaded. The alert contains the link and stays long enough to press it. */
export function sayUnavailable(texts: Texts, alert: IslandContext["alert"]): void {
  const text = texts(wayOutTexts)("second-factor.unavailable");
  alert(text, { type: "error", ms: 60_000, content: makeElement("p", "", text, " ", signInLink(texts)) });
}
