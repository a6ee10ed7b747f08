/** Builds the tools of the list: search field, sort buttons, number of results, and the pages below. */
import { setAttr } from "../../runtime/base/safe-dom";
import type { IslandContext } from "../../runtime/contracts/island";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import { oneTimer } from "../../runtime/dom/one-timer";
import type { Finder, FinderState } from "./finder";
import { makeSorting } from "./sorting";
import { type StoreTranslate, texts } from "./texts";

/** Milliseconds without a key before an announcement: during typing, screen readers echo the keys. */
const QUIET_MS = 400;

export type ToolsContext = Pick<IslandContext, "platform" | "announce" | "signal" | "texts">;

export function makeTools(finder: Finder, context: ToolsContext): HTMLElement {
  const { signal } = context;
  const t = context.texts(texts);
  const listen = listening(signal);
  const field = makeField(t("store-map.search"));
  const nearText = makeButton(t("store-map.from-text"));
  const nearMe = makeButton(t("store-map.from-me"));
  const reset = makeButton(t("store-map.own-order"), "store-map__reset");
  const status = document.createElement("span");
  const line = makeElement("p", "store-map__count", status);
  const element = makeElement("search", "store-map__tools", field, line);

  const canSort = () => finder.all.some(({ place }) => place);
  const draw = () => {
    const { text, from } = finder.state();
    if (field.value !== text) field.value = text;
    if (canSort() && !nearText.parentNode) line.before(nearText, nearMe);
    const note = sorting.note();
    status.textContent = note || wordsOf(finder.state(), t).join(" · ");
    if (!from || note) reset.replaceWith();
    else if (!reset.parentNode) line.append(reset);
    setAttr(nearText, "aria-busy", sorting.isBusy("text") ? "true" : null);
    setAttr(nearMe, "aria-busy", sorting.isBusy("me") ? "true" : null);
  };
  const sorting = makeSorting({ ...context, finder, t, onChange: draw });
  const fromText = () => {
    void sorting.fromText();
    if (!field.value.trim()) field.focus();
  };

  listen(field, "input", () => {
    finder.look(field.value);
    sorting.forget();
  });
  listen(field, "keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault(); // the field may be inside a form of the theme
    if (canSort() && !finder.state().found.length) fromText();
  });
  listen(nearText, "click", fromText);
  listen(nearMe, "click", () => void sorting.fromMe());
  listen(reset, "click", () => {
    sorting.forget();
    finder.sortFrom(null);
    field.focus(); // the button disappears
  });
  draw();
  signal.addEventListener("abort", finder.subscribe(draw));
  announceFound(finder, context, t);
  return element;
}

function makeButton(text: string, className = "store-map__button btn --outline"): HTMLButtonElement {
  const made = makeElement("button", className, text);
  made.type = "button";
  return made;
}

function makeField(label: string): HTMLInputElement {
  const field = makeElement("input", "store-map__field form-control");
  // Not `search`: themes size such fields by their content, wider than their row.
  field.type = "text";
  field.enterKeyHint = "search";
  field.placeholder = label;
  field.setAttribute("aria-label", label);
  field.autocomplete = "off";
  field.autocapitalize = "off";
  field.spellcheck = false;
  return field;
}

/** The order of the stores, when it is not the list's own, and their number. */
const wordsOf = ({ from, found }: FinderState, t: StoreTranslate): readonly string[] => [
  ...(from ? [t("store-map.sorted", { place: from.name })] : []),
  found.length ? t("store-map.count", { count: found.length }) : t("store-map.none"),
];

/**
 * Announces the number of results after typing has stopped, and a new order at once. Nothing is announced before the
 * shopper acts.
 */
function announceFound(finder: Finder, { announce, signal }: ToolsContext, t: StoreTranslate): void {
  const timer = oneTimer(signal);
  let before = finder.state();
  const stop = finder.subscribe(() => {
    const now = finder.state();
    const isSorted = now.from !== before.from;
    if (!isSorted && now.text === before.text) return;
    before = now;
    timer.set(() => announce(wordsOf(now, t).join(". ")), isSorted ? 0 : QUIET_MS);
  });
  signal.addEventListener("abort", stop);
}

/** Pages through a long list; empty when all stores are visible. */
export function makePager(finder: Finder, { announce, signal, texts: bind }: ToolsContext): HTMLElement {
  const t = bind(texts);
  const listen = listening(signal);
  const range = makeElement("span", "store-map__range");
  const rangeFrom = (start: number) => {
    const count = finder.state().found.length;
    return t("store-map.range", { first: start + 1, last: Math.min(start + finder.room, count), count });
  };
  const turn = (to: number) => {
    if (to < 0 || to >= finder.state().found.length) return;
    finder.turnTo(to);
    announce(rangeFrom(to));
  };
  const button = (text: string, pages: number) => {
    const made = makeButton(text);
    listen(made, "click", () => turn(finder.state().first + pages * finder.room));
    return made;
  };
  const previous = button(t("store-map.previous"), -1);
  const next = button(t("store-map.next"), 1);
  const pager = makeElement("div", "store-map__pager", previous, range, next);
  const place = document.createElement("div");

  const draw = () => {
    const { found, first } = finder.state();
    if (found.length <= finder.room) return pager.replaceWith();
    range.textContent = rangeFrom(first);
    // Uses `aria-disabled`, because `disabled` would drop the focus at either end.
    setAttr(previous, "aria-disabled", first === 0 ? "true" : null);
    setAttr(next, "aria-disabled", first + finder.room >= found.length ? "true" : null);
    if (!pager.parentNode) place.append(pager);
  };
  draw();
  signal.addEventListener("abort", finder.subscribe(draw));
  return place;
}
