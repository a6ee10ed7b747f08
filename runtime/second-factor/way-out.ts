/** What nobody may lose by a failure of ours or of the network: the way to the platform's own sign-in page. */

import type { IslandContext } from "../contracts/island";
import { makeElement } from "../dom/make-element";
import { wayOutTexts } from "./texts";

/** The platform's own page, which needs nothing of ours. */
const SIGN_IN = "/signin.php";

type Texts = IslandContext["texts"];

export function signInLink(texts: Texts): HTMLAnchorElement {
  const link = makeElement("a", "mfa__signin", texts(wayOutTexts)("second-factor.to-signin"));
  link.href = SIGN_IN;
  return link;
}

export const wayOut = (texts: Texts) => makeElement("p", "mfa__way_out", signInLink(texts));

/** Says that the second factor cannot be had; seen with the link, and long enough to press it. */
export function sayUnavailable(texts: Texts, alert: IslandContext["alert"]): void {
  const text = texts(wayOutTexts)("second-factor.unavailable");
  alert(text, { type: "error", ms: 60_000, content: makeElement("p", "", text, " ", signInLink(texts)) });
}
