import { attr, classesOf, protoGet, setAttr } from "../../runtime/base/safe-dom";
import { keepHeight } from "../../runtime/dom/keep-room";
import type { Nodes } from "./nodes";
import { hasContent, hasOptions, type PanelState } from "./panel-state";
import type { SearchTranslate } from "./texts";

/**
 * Renders a panel state on the server's nodes.
 * @param id prefix of the options' ids; also the list's id if the server gave it none
 */
export type Show = (state: PanelState, id?: string) => void;

/**
 * Updates classes (contract A 5.5) and the combobox and dialog attributes (bar A1) of the server's nodes. Aborting the
 * signal restores them.
 * The list has its role only while it shows options, because a message is not a list. In the mobile overlay, the submit
 * icon becomes the close button.
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
  const isNamed = input.labels?.length || input.matches("[aria-label], [aria-labelledby]");
  const serverId = list.id;
  let base = "";
  let releaseHeight: (() => void) | undefined;

  return (state, id = base) => {
    base = id;
    const { open, active, overlay, wait } = state;
    const filled = hasContent(state);
    const listed = open && hasOptions(state);
    // Keeps the form's height: in the overlay, the theme takes the block out of the flow, and the content below would
    // move up.
    if (overlay) releaseHeight ??= keepHeight(nodes.form);
    onPage({
      "--search-open": !!overlay,
      "--results-open": open && filled,
      "--results-main-open": open && filled && isMainPage,
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
      "aria-controls": serverId || id,
      "aria-expanded": listed,
      "aria-activedescendant": active < 0 ? null : `${id}-${active}`,
    });
    onList({ id: serverId || id, ...(listed && { role: "listbox", "aria-label": t("search-panel.list") }) });
    onBlock(overlay ? { role: "dialog", "aria-modal": true, "aria-label": label } : {});
    onCloser(overlay ? { "aria-label": t("search-panel.close") } : {});
    onOpener({ "aria-expanded": !!overlay });
  };
}

/**
 * Writes attributes, and classes for names that start with `--`. Marks of earlier calls that this call omits revert to
 * the server's values.
 */
type OverrideMarks = (marks: Readonly<Record<string, string | boolean | null>>) => void;

/**
 * Overrides attributes and classes of a server node until the signal aborts. Writes only changes, because two search
 * forms on a page share the classes of `html`.
 */
function overrideMarksUntilAbort(element: Element | null, signal: AbortSignal): OverrideMarks {
  const server = element ? (protoGet(element, "cloneNode").call(element) as Element) : null;
  const written = new Map<string, string | null>();
  const write: OverrideMarks = (marks) => {
    for (const name of new Set([...Object.keys(marks), ...written.keys()])) {
      const isClass = name.startsWith("--");
      const mark = isClass ? marks[name] || null : marks[name];
      const value = mark == null ? server && attr(server, name) : `${mark}`;
      if (value === (written.get(name) ?? null)) continue;
      written.set(name, value);
      if (!element) continue;
      if (isClass) classesOf(element).toggle(name, !!value);
      else setAttr(element, name, value);
    }
  };
  signal.addEventListener("abort", () => write({}));
  return write;
}
