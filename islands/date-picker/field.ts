import { readDay } from "../../runtime/calendar/days";
import { dayNamer } from "../../runtime/calendar/names";
import { isConnected, put } from "../../runtime/ground/dom";
import type { IslandContext } from "../../runtime/islands/contract";
import { listening } from "../../runtime/kit/listening";
import { showBusy } from "../../runtime/kit/show-busy";
import { placeButton } from "./button";
import { messageBelow } from "./message";
import type { Settings } from "./settings";
import { texts } from "./texts";
import { type ReadDay, readValue, type Value, writeValue } from "./value";

/** A field with a calendar: the button beside it opens one, and a date can be typed at any time. */
export interface DateField {
  readonly input: HTMLInputElement;
  readonly button: HTMLButtonElement;
  readonly settings: Settings;
  /** What stands in the field; nothing chosen where it cannot be read. */
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
  const { look, read, learn, write } = typing(input, settings, context, () => nameButton(read()));

  const field: DateField = {
    input,
    button,
    settings,
    value: () => read() ?? { chosen: { days: [] } },
    write: (value) => write(writeValue(value, settings)),
  };
  const part = () => context.load<typeof import("./picker")>("picker");
  const open = async () => {
    // A field that cannot be written into opens nothing.
    if (button.getAttribute("aria-busy") || input.matches(":read-only, :disabled")) return;
    const done = showBusy(button);
    const [loaded] = await Promise.all([part().catch(() => null), read() ?? learn()]).finally(done);
    if (signal.aborted || !isConnected(input)) return;
    nameButton(read());
    if (loaded) loaded.openPicker(field, context);
    else context.alert(context.texts(texts)("date-picker.failed"), { type: "error" });
  };

  nameButton(read());
  on(input, "change", look, { capture: true });
  on(input, "focus", () => void learn(), { once: true });
  on(button, "click", open);
  // Who comes near will want it: it is there when they press.
  const fetch = () => void part().catch(() => {});
  for (const type of ["pointerenter", "focus"] as const) on(button, type, fetch, { once: true });
}

/** Which day it is stands in the button's name (APG): who comes back to it hears what they have chosen. */
function namer(input: HTMLInputElement, button: Element, context: IslandContext) {
  const translate = context.texts(texts);
  const fullName = dayNamer(context.store.getState().shop.languageSymbol);
  return (value: Value | null) => {
    const label = input.labels?.[0]?.textContent?.trim() || input.getAttribute("aria-label");
    const field = label || input.name;
    const [day] = value?.chosen.days ?? [];
    const said = day
      ? translate("date-picker.change", { field, date: fullName(day) })
      : translate("date-picker.open", { field });
    if (button.getAttribute("aria-label") !== said) button.setAttribute("aria-label", said);
  };
}

/** What is typed is written as the shop expects it; what cannot be read stays, and that is said. */
function typing(input: HTMLInputElement, settings: Settings, context: IslandContext, changed: () => void) {
  const translate = context.texts(texts);
  const message = messageBelow(input, context.signal);
  let isWriting = false;
  /** Other ways to write a day are known once their part is there. */
  let readOther: ReadDay | undefined;

  const readOne: ReadDay = (typed) => readDay(typed) ?? readOther?.(typed) ?? null;
  const read = () => readValue(input.value, settings, settings.rules(), readOne);
  const learn = async () => {
    const part = await context.load<typeof import("./typed-day")>("typed-day").catch(() => null);
    readOther = part?.readTypedDay ?? readOther;
  };
  const fill = (text: string, events: readonly string[]) => {
    isWriting = true;
    put(input, "value", text);
    for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }));
    isWriting = false;
  };
  const judge = () => {
    const value = read();
    const { isOpen } = settings.rules();
    const isClosed = value && !value.chosen.days.every(isOpen);
    const wrong = value ? isClosed && "date-picker.closed" : "date-picker.unreadable";
    if (wrong) {
      message.show(translate(wrong));
      context.announce(translate(wrong));
    } else message.clear();
    const written = value && writeValue(value, settings);
    if (written && written !== input.value) fill(written, ["input"]);
    changed();
  };
  return {
    read,
    learn,
    async look() {
      if (isWriting) return;
      const typed = input.value;
      if (!read() && !readOther) await learn();
      if (typed === input.value && !context.signal.aborted) judge();
    },
    write(text: string) {
      message.clear();
      fill(text, ["input", "change"]);
      changed();
    },
  };
}
