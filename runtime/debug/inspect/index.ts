/**
 * Chunk `inspect`, for the mode `?wyspa=inspect`: an overlay that outlines the hosts of a page and lists facts and
 * mistakes of each.
 *
 *   hosts, marks, files ──► survey ──► panel (the list)
 *        ▲                       └──► outlines (a frame around each host)
 *        └── again after each change of the page
 */
import type { App } from "../../contracts/app";
import type { WyspaEvents } from "../../contracts/events";
import { isEscape } from "../../dom/is-escape";
import { keepModes, modesOf } from "../../page/modes";
import { bytesOf, manifestSizes } from "./bytes";
import { ELEMENT, makeFrame } from "./frame";
import { makeOutlines } from "./outlines";
import { makePanel } from "./panel";
import { type Sources, surveyPage } from "./survey";
import { followTimes } from "./times";

/** Milliseconds until changes of the page are shown together. */
const SETTLE_MS = 200;
/** Milliseconds between two refreshes, because observers miss some changes, such as a panel that a class shows. */
const AGAIN_MS = 2_000;

const ATTRIBUTES =
  "data-island data-island-status data-island-when data-island-props id for alt title aria-label aria-labelledby aria-describedby aria-hidden aria-expanded open hidden inert";

/** @param isInAddress whether the address names the mode; then the list takes the focus */
export function inspect({ boot, storage }: App, isInAddress: boolean): void {
  if (document.querySelector(ELEMENT)) return;
  const end = new AbortController();
  const { signal } = end;
  const frame = makeFrame(boot.script.nonce);
  const close = () => {
    const others = [...modesOf(storage.session)].filter((mode) => mode !== "inspect");
    keepModes(storage.session, others);
    end.abort();
    frame.remove();
  };
  const outlines = makeOutlines(frame.root, signal, (host) => panel.reveal(host));
  const panel = makePanel(frame.root, { go: outlines.focus, close });
  const sources = {
    times: followTimes(signal),
    errorOf: followErrors(signal),
  };
  let listed: ReadonlyMap<string, number> = new Map();
  const refresh = () => {
    if (signal.aborted || document.hidden) return;
    frame.place();
    const all: Sources = { ...sources, bytes: bytesOf(boot, listed) };
    const islands = surveyPage(boot, all);
    panel.update(islands);
    outlines.update(islands.flatMap(({ hosts }) => hosts));
  };
  frame.root.addEventListener("keydown", (event) => onEscape(event, close));
  document.addEventListener("keydown", (event) => isOutside(event.target) && onEscape(event, close), {
    signal,
  });
  followPage(refresh, signal);
  refresh();
  if (isInAddress && isOutside(document.activeElement)) panel.focus();
  void manifestSizes(boot.script.base).then((sizes) => {
    listed = sizes;
    refresh();
  });
}

/** Whether nothing of the page has the focus: Escape in a dialog or a menu of the page belongs to that. */
const isOutside = (target: unknown): boolean =>
  target === document.body || target === document.documentElement;

function onEscape(event: KeyboardEvent, close: () => void): void {
  if (!isEscape(event) || event.defaultPrevented) return;
  event.preventDefault(); // a modal dialog around the overlay stays open
  close();
}

/** Calls back after changes of the page, at most once in `SETTLE_MS`. */
function followPage(changed: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      changed();
    }, SETTLE_MS);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ATTRIBUTES.split(" ") });
  const again = setInterval(changed, AGAIN_MS);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearInterval(again);
    clearTimeout(timer);
  });
}

/** Collects the errors of islands, because a failed island does not keep its own. */
function followErrors(signal: AbortSignal): Sources["errorOf"] {
  const errors = new WeakMap<Element, Map<string, unknown>>();
  document.addEventListener(
    "wyspa:island-error",
    (event) => {
      const { host, name, error } = (event as CustomEvent<WyspaEvents["wyspa:island-error"]>).detail;
      errors.set(host, (errors.get(host) ?? new Map()).set(name, error));
    },
    { signal },
  );
  return ({ host, row }) => errors.get(host)?.get(row.name);
}
