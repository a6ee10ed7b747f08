import { getPath } from "../../runtime/base/values";
import type { IslandContext } from "../../runtime/contracts/island";
import { reactIsland } from "../../runtime/react/island";
import { isWanted } from "./auto-open";
import { Choice } from "./choice";
import { showChosen } from "./chosen-in-view";
import { rememberClosed } from "./closing";
import { readRegions } from "./regions";
import { Selector } from "./selector";
import { texts } from "./texts";
import { wordsFor } from "./words";

/** The shop wants the countries in a box that scrolls by itself. */
const isBoxed = ({ props }: IslandContext) => props.list === "boxed";

/** Screen height in CSS pixels below which the whole dialog scrolls instead of its list. */
const LOW_SCREEN = 800;

export interface Showing {
  isOpen(): boolean;
  /** Closes the selector without storing that the shopper closed it. */
  withdraw(): void;
}

/**
 * Opens the selector in a dialog. It mounts in the server's block, which is restored when the dialog closes.
 * @param opener the link that the shopper used; `null` = opened automatically, so the dialog is queued (ruling 21)
 * @returns `null` when there are no countries or the dialog cannot open
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
    guard() {}, // the dialog moves the block with all its content
  });
  let isWithdrawn = false;
  const handle = await context.dialog({
    element: block,
    classes: `--select_language --small${isBoxed(context) ? "" : " --whole_height"}${regions.suggestion ? " --recommended" : ""}${screen.height < LOW_SCREEN ? " --scroll_enable" : ""}`,
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
  showChosen(block);
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
  showChosen(block);
  return () => end?.();
}
