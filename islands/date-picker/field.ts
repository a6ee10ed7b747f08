import { activeElement, contains, isConnected, protoSet } from "../../runtime/base/safe-dom";
import { readDay } from "../../runtime/calendar/days";
import { dayNamer } from "../../runtime/calendar/names";
import { isTooLong, LONGEST_RANGE } from "../../runtime/calendar/rules";
import type { IslandContext } from "../../runtime/contracts/island";
import type { Translate } from "../../runtime/contracts/texts";
import { labelText } from "../../runtime/dom/label-text";
import { listening } from "../../runtime/dom/listening";
import { showBusy } from "../../runtime/dom/show-busy";
import { placeButton } from "./button";
import { formatOf } from "./format";
import { messageBelow } from "./message";
import type { Settings } from "./settings";
import { type Text, texts } from "./texts";
import { type ReadDay, readableDays, readValue, type Value, writeValue } from "./value";

/** A field with a calendar: the button beside it opens one, and a date can be typed at any time. */
export interface DateField {
  readonly input: HTMLInputElement;
  readonly button: HTMLButtonElement;
  readonly settings: Settings;
  /** What stands in the field, as far as it can be read. */
  value(): Value;
  /** Writes a choice as if it were typed: whoever listens to the field hears of it. */
  write(value: Value): void;
}

export function dateField(input: HTMLInputElement, settings: Settings, context: IslandContext): void {
  const { signal } = context;
  const on = listening(signal);
  const button = placeButton(input, signal);
  context.guard(button);
  const nameButton = namer(input, button, context);
  const { look, edited, read, learn, readable, reset, write } = typing(input, settings, context, () =>
    nameButton(read()),
  );

  const field: DateField = {
    input,
    button,
    settings,
    value: () => read() ?? readable(),
    write: (value) => write(writeValue(value, settings)),
  };
  const part = () => context.load<typeof import("./picker")>("picker");
  const open = async () => {
    // A field that cannot be written into opens nothing.
    if (button.getAttribute("aria-busy") || input.matches(":read-only, :disabled")) return;
    const done = showBusy(button);
    const isStillHere = stayingAt(button);
    const [loaded] = await Promise.all([part().catch(() => null), read() ?? learn()]).finally(done);
    const isWanted = isStillHere();
    if (signal.aborted || !isConnected(input)) return;
    nameButton(read());
    if (!loaded) {
      const t = context.texts(texts);
      const format = formatOf(settings.mode, settings.hasTime, t);
      context.alert(t("date-picker.failed", { format }), { type: "error" });
    } else if (isWanted) loaded.openPicker(field, context);
  };

  nameButton(read());
  on(input, "change", look, { capture: true });
  on(input, "input", edited);
  // The values come after the event.
  const afterReset = (event: Event) => setTimeout(() => event.defaultPrevented || reset());
  on(document, "reset", (event) => event.target === input.form && afterReset(event), { capture: true });
  on(input, "focus", () => void learn(), { once: true });
  on(button, "click", open);
  // Who comes near will want it: it is there when they press.
  const fetch = () => void part().catch(() => {});
  for (const type of ["pointerenter", "focus"] as const) on(button, type, fetch, { once: true });
}

/** @returns whether nobody has gone on since: to another place by the keys, or by a press anywhere else */
function stayingAt(button: Element): () => boolean {
  const focused = activeElement(); // not the button in Safari, which gives it no focus by a press
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

/** Which day it is stands in the button's name (APG): who comes back to it hears what they have chosen. */
function namer(input: HTMLInputElement, button: Element, context: IslandContext) {
  const t = context.texts(texts);
  const fullName = dayNamer(context.store.getState().shop.languageSymbol);
  return (value: Value | null) => {
    const field = labelText(input);
    const [day] = value?.chosen.days ?? [];
    const said = day
      ? t("date-picker.change", { field, date: fullName(day) })
      : t("date-picker.open", { field });
    if (button.getAttribute("aria-label") !== said) button.setAttribute("aria-label", said);
  };
}

/** What is typed is written as the shop expects it; what cannot be read stays, and that is said. */
function typing(input: HTMLInputElement, settings: Settings, context: IslandContext, changed: () => void) {
  const t = context.texts(texts);
  const message = messageBelow(input, context.signal);
  let isWriting = false;
  /** Other ways to write a day are known once their part is there. */
  let readOther: ReadDay | undefined;

  const readOne: ReadDay = (typed) => readDay(typed) ?? readOther?.(typed) ?? null;
  const read = () => readValue(input.value, settings, settings.rules(), readOne);
  const readable = () => readableDays(input.value, settings, readOne);
  const learn = async () => {
    const part = await context.load<typeof import("./typed-day")>("typed-day").catch(() => null);
    readOther = part?.readTypedDay ?? readOther;
  };
  const fill = (text: string, events: readonly string[]) => {
    isWriting = true;
    protoSet(input, "value", text);
    for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }));
    isWriting = false;
  };
  /** Shows what is wrong with what stands in the field, or that nothing is. @returns the words */
  const judge = (value: Value | null) => {
    const wrong = wrongWith(value, settings, t);
    if (wrong) message.show(wrong);
    else message.clear();
    changed();
    return wrong;
  };
  return {
    read,
    learn,
    async look() {
      if (isWriting) return;
      const typed = input.value;
      if (!read() && !readOther) await learn();
      if (typed !== input.value || context.signal.aborted) return;
      const value = read();
      const wrong = judge(value);
      const written = value && writeValue(value, settings);
      if (wrong) {
        await null; // a form that checks the field hears of the message first, and says it aloud where it shows it
        if (!message.isFormsOwn(wrong)) context.announce(wrong);
      } else if (written && written !== input.value) fill(written, ["input"]);
    },
    /** What was said is of what stood there before. */
    edited: () => isWriting || message.clear(),
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

/** Why what was read cannot be taken, in words; undefined where it can. */
function wrongWith(value: Value | null, { mode, hasTime, rules }: Settings, t: Translate<Text>) {
  if (!value) return t("date-picker.unreadable", { format: formatOf(mode, hasTime, t) });
  const { days } = value.chosen;
  const [first, last] = [days[0], days.at(-1)];
  if (mode === "multiple-ranged" && first && last && isTooLong(first, last))
    return t("date-picker.too-long", { count: LONGEST_RANGE });
  return days.every(rules().isOpen) ? undefined : t("date-picker.closed");
}
