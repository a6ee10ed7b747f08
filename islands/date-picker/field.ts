import { activeElement, contains, isConnected, protoSet } from "../../runtime/base/safe-dom";
import { dayNamer, type Names } from "../../runtime/calendar/names";
import { isTooLong, LONGEST_RANGE, type Mode, nothing } from "../../runtime/calendar/rules";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import { buttonInField } from "../../runtime/dom/button-in-field";
import { listening } from "../../runtime/dom/listening";
import { showBusy } from "../../runtime/dom/show-busy";
import { afterReset } from "../../runtime/forms/after-reset";
import { labelText } from "../../runtime/forms/label-text";
import type { DateField } from "./date-field";
import { messageBelow } from "./message";
import { readWritten, type Value, writeValue } from "./own-format";
import type { Settings } from "./settings";
import { type Text, texts } from "./texts";
import type { TypedReader } from "./typed-day";

type Picker = typeof import("./picker");

/**
 * A date field with a button that opens the calendar; a date can be typed at any time.
 * @returns judges the value again; to be called when the settings' rules have changed
 */
export function dateField(input: HTMLInputElement, settings: Settings, context: IslandContext): () => void {
  const { signal } = context;
  const on = listening(signal);
  const button = buttonInField(input, "date-picker__button", signal);
  button.setAttribute("aria-haspopup", "dialog");
  button.setAttribute("aria-expanded", "false");
  context.guard(button);
  const nameButton = namer(input, button, context);
  const { look, edited, rejudge, isRefused, read, loadNames, readable, reset, write } = typing(
    input,
    settings,
    context,
    () => nameButton(read()),
  );

  const field: DateField = {
    input,
    button,
    settings,
    value: () => read() ?? readable(),
    write: (value) => write(writeValue(value, settings)),
  };
  const part = () => context.load<Picker>("picker");
  let names: Names | undefined;
  const namesFrom = ({ prepareNames }: Picker): Names => {
    names ??= prepareNames(context.store.getState().shop.languageSymbol);
    return names;
  };
  const open = async () => {
    // A read-only or disabled field opens nothing.
    if (button.getAttribute("aria-busy") || input.matches(":read-only, :disabled")) return;
    const done = showBusy(button);
    const isStillHere = stayingAt(button);
    const [loaded] = await Promise.all([part().catch(() => null), read() ?? loadNames()]).finally(done);
    const isWanted = isStillHere();
    if (signal.aborted || !isConnected(input)) return;
    nameButton(read());
    if (!loaded) {
      const t = context.texts(texts);
      const format = formatOf(settings.mode, settings.hasTime, t);
      context.alert(t("date-picker.failed", { format }), { type: "error" });
    } else if (isWanted) loaded.openPicker(field, context, namesFrom(loaded));
  };

  nameButton(read());
  on(input, "change", look, { capture: true });
  on(input, "input", edited);
  afterReset(() => input.form, signal, reset);
  on(input, "focus", () => void loadNames(), { once: true });
  on(input, "focus", () => isRefused() && rejudge());
  on(button, "click", open);
  // Fetches the picker on the first sign of intent, so that it is ready for the click.
  const fetch = () =>
    void part().then(
      (loaded) => void setTimeout(() => namesFrom(loaded)),
      () => {},
    );
  for (const type of ["pointerenter", "focus"] as const) on(button, type, fetch, { once: true });
  return rejudge;
}

/** @returns whether the shopper stayed: the focus has not moved, and no pointer pressed elsewhere */
function stayingAt(button: Element): () => boolean {
  const focused = activeElement(); // not the button in Safari, which does not focus a pressed button
  const life = new AbortController();
  let isPressedElsewhere = false;
  const press = ({ target }: Event) => {
    isPressedElsewhere ||= !contains(button, target as Node);
  };
  document.addEventListener("pointerdown", press, { capture: true, signal: life.signal });
  return () => {
    life.abort();
    return !isPressedElsewhere && activeElement() === focused;
  };
}

/** Puts the chosen day into the button's accessible name (APG): screen readers read it on return. */
function namer(input: HTMLInputElement, button: Element, context: IslandContext) {
  const t = context.texts(texts);
  const fullName = dayNamer(context.store.getState().shop.languageSymbol);
  return (value: Value | null) => {
    const field = labelText(input);
    const [day] = value?.chosen.days ?? [];
    const label = day
      ? t("date-picker.change", { field, date: fullName(day) })
      : t("date-picker.open", { field });
    if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
  };
}

/** Rewrites a typed date in the shop's format; unreadable text stays and gets a message. */
function typing(input: HTMLInputElement, settings: Settings, context: IslandContext, changed: () => void) {
  const t = context.texts(texts);
  const message = messageBelow(input, context.signal);
  let isWriting = false;
  /** Reads other spellings once their chunk is loaded. */
  let reader: TypedReader | undefined;
  const language = context.store.getState().shop.languageSymbol;

  const read = () =>
    readWritten(input.value, settings, settings.rules()) ?? reader?.read(input.value) ?? null;
  const readable = (): Value => reader?.readable(input.value) ?? { chosen: nothing };
  const loadNames = async () => {
    const part = await context.load<typeof import("./typed-day")>("typed-day").catch(() => null);
    const format = formatOf(settings.mode, settings.hasTime, t);
    reader ??= part?.typedReader(language, settings, format, context.texts);
  };
  const fill = (text: string, events: readonly string[]) => {
    isWriting = true;
    protoSet(input, "value", text);
    for (const type of events) input.dispatchEvent(new CustomEvent(type, { bubbles: true }));
    isWriting = false;
  };
  /**
   * Shows the error of the field's value, or clears it.
   * @returns the error's text
   */
  const judge = (value: Value | null) => {
    const doubt = value ? undefined : reader?.doubt(input.value);
    const wrong = doubt ?? wrongWith(value, settings, t);
    if (wrong) message.show(wrong);
    else message.clear();
    changed();
    return wrong;
  };
  const say = (wrong: string) =>
    message.whenShown(async () => {
      await null; // a form that validates the field goes first and announces the message itself
      if (!message.isFormsOwn(wrong)) context.announce(wrong);
    });
  return {
    read,
    loadNames,
    async look() {
      if (isWriting) return;
      const typed = input.value;
      if (!read() && !reader) await loadNames();
      if (typed !== input.value || context.signal.aborted) return;
      const value = read();
      const wrong = judge(value);
      const written = value && writeValue(value, settings);
      if (wrong) say(wrong);
      else if (written && written !== input.value) fill(written, ["input"]);
      const leftOut = !wrong && value && reader?.leftOut(value);
      if (leftOut) context.announce(leftOut);
    },
    /** The message is about the previous text. */
    edited: () => isWriting || message.clear(),
    /** The message is about previous rules: the page has changed them, or midnight has passed. */
    rejudge() {
      const value = read();
      const before = message.shown();
      if (!before && !value) return;
      const wrong = judge(value);
      if (wrong && wrong !== before) say(wrong);
    },
    /** Whether the value is refused now. */
    isRefused: () => !!message.shown(),
    readable,
    reset() {
      message.clear();
      changed();
    },
    write(text: string) {
      fill(text, ["input", "change"]);
      judge(read());
    },
  };
}

/** Explains why a value is refused; `undefined` when it is accepted. */
function wrongWith(value: Value | null, { mode, hasTime, rules }: Settings, t: Translate<Text>) {
  if (!value) return t("date-picker.unreadable", { format: formatOf(mode, hasTime, t) });
  const { days } = value.chosen;
  const [first, last] = [days[0], days.at(-1)];
  if (mode === "multiple-ranged" && first && last && isTooLong(first, last))
    return t("date-picker.too-long", { count: LONGEST_RANGE });
  return days.every(rules().isOpen) ? undefined : t("date-picker.closed");
}

/** The format that the field accepts, as text for messages. */
function formatOf(mode: Mode, hasTime: boolean, t: Translate<Text>): string {
  const day = t("date-picker.format");
  if (mode === "multiple") return `${day}, ${day}`;
  if (mode === "multiple-ranged") return `${day}/${day}`;
  return hasTime ? t("date-picker.format-time") : day;
}
