/** What shoppers are told when the second factor cannot be loaded, and the way to the platform's own sign-in page. */
import type { WayOut } from "../../../islands/signin-views/second-factor/needs";
import { makeElement } from "../../dom/make-element";
import type { LegacyNeeds } from "../needs";
import { wayOutTexts } from "../steps/texts";

type Needs = Pick<LegacyNeeds, "texts" | "ui">;

export function wayOutFor({ texts, ui }: Needs): WayOut {
  const text = () => texts(wayOutTexts)("second-factor.unavailable");
  const link = () => {
    const made = makeElement("a", "mfa__signin", texts(wayOutTexts)("second-factor.to-signin"));
    made.href = "/signin.php";
    return made;
  };
  const tell = () =>
    ui.alert(text(), { type: "error", ms: 60_000, content: makeElement("p", "", text(), " ", link()) });
  return { text, link, tell };
}

/** Tells it. @returns false: nothing is shown in the second factor's place */
export async function giveUp(needs: Needs & Pick<LegacyNeeds, "loadTexts">): Promise<false> {
  await needs.loadTexts("steps");
  wayOutFor(needs).tell();
  return false;
}
