import { getPath } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { Choice } from "./choice";
import { readRegions } from "./regions";
import { texts } from "./texts";

/**
 * Mounts the choice in the drawer: in the server's own block, in the page's language, without dialog or suggestion.
 * @returns restores the block as the server rendered it
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
    guard() {}, // the dialog may move the block and all its content
  });
  return () => end?.();
}
