import { keepHeight } from "../../runtime/dom/keep-room";
import { overrideMarksUntilAbort } from "../../runtime/dom/override";
import type { Nodes } from "./nodes";
import { OVERLAY } from "./overlay-marks";
import { hasContent, hasOptions, isAtStart, ownListOf, type PanelState } from "./panel-state";
import type { SearchTranslate } from "./texts";

/** A placeholder is the name too: another one would be heard as another field by a shopper who is already there. */
const NAMED = "[aria-label], [aria-labelledby], [title], [placeholder]";

/**
 * Renders a panel state on the server's nodes.
 * @param id prefix of the options' ids; also the list's id if the server gave it none
 */
export type Show = (state: PanelState, id?: string) => void;

/**
 * Updates classes (contract A 5.5) and the combobox and dialog attributes (bar A1) of the server's nodes. Aborting the
 * signal restores them.
 * The list has its role only while it shows nothing but options, because a message is not a list. In the mobile overlay,
 * the submit icon becomes the close button.
 */
export function showOn(nodes: Nodes, isMainPage: boolean, t: SearchTranslate, signal: AbortSignal): Show {
  const { input, list } = nodes;
  const onPage = overrideMarksUntilAbort(document.documentElement, signal);
  const onForm = overrideMarksUntilAbort(nodes.form, signal);
  const onInput = overrideMarksUntilAbort(input, signal);
  const onList = overrideMarksUntilAbort(list, signal);
  const onBlock = overrideMarksUntilAbort(nodes.block, signal);
  const onOpener = overrideMarksUntilAbort(nodes.opener, signal);
  const onCloser = overrideMarksUntilAbort(nodes.closer, signal);

  const label = t("search-panel.search");
  const isNamed = input.labels?.length || input.matches(NAMED);
  const serverId = list.id;
  let base = "";
  let releaseHeight: (() => void) | undefined;

  return (state, id = base) => {
    base = id;
    const { open, active, overlay, wait } = state;
    const filled = hasContent(state);
    const listed = open && hasOptions(state);
    const isOwn = listed && ownListOf(state);
    // Keeps the form's height: in the overlay, the theme takes the block out of the flow, and the content below would
    // move up.
    if (overlay) releaseHeight ??= keepHeight(nodes.form);
    onPage({
      [OVERLAY]: !!overlay,
      "--results-open": open && !isAtStart(state),
      "--results-main-open": open && !isAtStart(state) && isMainPage,
    });
    if (!overlay) {
      releaseHeight?.();
      releaseHeight = undefined;
    }
    onForm({ "--focus": open, "--open": filled, "--loading": !!wait });
    onInput({
      role: "combobox",
      "aria-label": isNamed ? null : label,
      "aria-autocomplete": "list",
      "aria-controls": isOwn ? `${id}-list` : serverId || id,
      "aria-expanded": listed,
      "aria-activedescendant": active < 0 ? null : `${id}-${active}`,
    });
    onList({
      id: serverId || id,
      ...(listed && !isOwn && { role: "listbox", "aria-label": t("search-panel.list") }),
    });
    onBlock(overlay ? { role: "dialog", "aria-modal": true, "aria-label": label } : {});
    onCloser(overlay ? { "aria-label": t("search-panel.close") } : {});
    onOpener({ "aria-expanded": !!overlay });
  };
}
