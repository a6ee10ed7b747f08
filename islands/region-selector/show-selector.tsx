import { getPath } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { isWanted } from "./by-itself";
import { rememberClosed } from "./closing";
import { readRegions } from "./regions";
import { Selector } from "./selector";
import { wordsFor } from "./words";

export { showInPage } from "./show-in-page";

/** Below it the whole dialog scrolls, instead of the list in it. CSS pixels (spec §9). */
const LOW_SCREEN = 800;

export interface Showing {
  isOpen(): boolean;
  /** Takes it away without a word: it was not the shopper who closed it. */
  withdraw(): void;
}

/**
 * Opens the selector in a dialog. The server's own block takes it in, and is as it was when the dialog closes.
 * @param opener who asked for it; null = nobody, and it waits for its turn (ruling 21)
 * @returns null where there is nothing to choose from, or no dialog can be had
 */
export async function showSelector(
  context: IslandContext,
  opener: HTMLElement | null,
): Promise<Showing | null> {
  const regions = readRegions(
    getPath(window, "selectLanguageConfig"),
    getPath(window, "selectLanguageParamsConfig"),
  );
  if (!regions) return null;
  const words = await wordsFor(regions, context);
  const block = document.getElementById("select_language") ?? newBlock();
  const end = await reactIsland(() => <Selector regions={regions} words={words} />)(block, {
    ...context,
    guard() {}, // what is in a dialog goes with it
  });
  let isWithdrawn = false;
  const handle = await context.dialog({
    element: block,
    classes: `--select_language --small${regions.suggestion ? " --recommended" : ""}${screen.height < LOW_SCREEN ? " --scroll_enable" : ""}`,
    automatic: !opener,
    isWanted,
    opener,
    onClose() {
      end?.();
      if (!isWithdrawn) rememberClosed();
    },
  });
  if (!handle) {
    end?.();
    return null;
  }
  return {
    isOpen: handle.isOpen,
    withdraw() {
      isWithdrawn = true;
      handle.close();
    },
  };
}

function newBlock(): HTMLElement {
  const block = document.createElement("div");
  block.id = "select_language";
  block.className = "select_language";
  return block;
}
