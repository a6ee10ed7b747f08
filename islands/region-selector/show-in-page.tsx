import { getPath } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { Choice } from "./choice";
import { readRegions } from "./regions";
import { texts } from "./texts";

/**
 * The choice as it stands in the drawer: in the server's own block, without a dialog and without a suggestion ahead of it,
 * in the page's language.
 * @returns gives the block back as the server rendered it
 */
export async function showInPage(
  host: HTMLElement,
  context: IslandContext,
): Promise<(() => void) | undefined> {
  const regions = readRegions(
    getPath(window, "selectLanguageConfig"),
    getPath(window, "selectLanguageParamsConfig"),
  );
  const block = host.querySelector<HTMLElement>(".select_language:not(.--recommended)");
  if (!regions || !block) return;
  const t = context.texts(texts);
  const end = await reactIsland(() => <Choice {...{ regions, t }} tag={undefined} onBack={null} />)(block, {
    ...context,
    guard() {}, // the dialog may borrow the block, with all that is in it
  });
  return () => end?.();
}
