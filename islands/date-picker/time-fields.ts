import type { Translate } from "../../runtime/contracts/texts";
import { listening } from "../../runtime/dom/listening";
import { makeElement } from "../../runtime/dom/make-element";
import type { PickerText } from "./texts";
import type { Time } from "./value";

export interface TimeFields {
  readonly element: HTMLElement;
  read(): Time;
  /** Applies typed values before the inputs lose the focus. */
  settle(): void;
}

/** Default time of a chosen day. */
const NOON: Time = { hours: 12, minutes: 0 };
const two = (value: number) => String(value).padStart(2, "0");

/** Makes inputs for hours 0–23 and minutes 0–59 in steps of 1, which wrap around. */
export function timeFields(
  time: Time = NOON,
  t: Translate<PickerText>,
  signal: AbortSignal,
  changed: () => void,
): TimeFields {
  const on = listening(signal);
  const make = (label: string, value: number, most: number) => {
    const input = makeElement("input", "date-picker__number");
    Object.assign(input, { type: "number", min: "0", max: String(most), step: "1", value: two(value) });
    input.setAttribute("aria-label", label);
    input.setAttribute("form", ""); // detaches the input from any form around it
    let known = input.value;
    const read = () => Math.min(Math.max(Math.trunc(Number(input.value)) || 0, 0), most);
    const write = (next: number) => {
      known = input.value = two(next);
      changed();
    };
    const settle = () => {
      if (input.value !== known) write(read());
    };
    on(input, "keydown", (event) => {
      if (event.key === "Enter") settle();
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      write((read() + step + most + 1) % (most + 1));
    });
    on(input, "change", settle);
    return { input, read, settle };
  };
  const hours = make(t("date-picker.hours"), time.hours, 23);
  const minutes = make(t("date-picker.minutes"), time.minutes, 59);
  const element = makeElement("div", "date-picker__time", hours.input, ":", minutes.input);
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", t("date-picker.time"));
  // Listeners of the page's own fields must not receive these events.
  for (const type of ["input", "change"])
    element.addEventListener(type, (event) => event.stopPropagation(), { signal });
  return {
    element,
    read: () => ({ hours: hours.read(), minutes: minutes.read() }),
    settle() {
      hours.settle();
      minutes.settle();
    },
  };
}
