/**
 * The rules of HTML in marked forms: `type`, `pattern`, `min`, `max`, `step`, `accept` and `setCustomValidity`. The browser
 * decides, because it knows each rule in full; the messages are ours, in the page's language.
 */
import { attr } from "../../runtime/base/safe-dom";
import type { Control } from "../../runtime/contracts/forms";
import { exampleOf, exampleOfMask, formatOfPattern } from "../../runtime/forms/format-example";
import { groupOf } from "./controls";
import type { LocalFault } from "./messages";

/** Fields with a rule of HTML. Types without their own format, such as `text`, have rules only by attributes. */
export const NATIVE_RULES =
  "[pattern], [min], [max], [step], [type=email], [type=url], [type=number], [type=date], [type=datetime-local], [type=month], [type=week], [type=time]";

const TEMPORAL = /^(date|datetime-local|month|week|time)$/;

/** Fields that a page script has judged by `setCustomValidity`. They stay in the check when it clears its message. */
const judged = new WeakSet<Control>();

/** Whether a page script sets messages on the control itself. */
export function isJudgedByPage(control: Control): boolean {
  if (control.validity.customError) judged.add(control);
  return judged.has(control);
}

const first = (control: Control, name: "customError" | "badInput") =>
  groupOf(control).find((one) => one.willValidate && one.validity[name]);

/** Faults that come before all other rules: the page's own message, and text that the browser cannot read. */
export function unreadable(control: Control): LocalFault | null {
  const byPage = first(control, "customError");
  if (byPage) return { code: "custom", words: byPage.validationMessage };
  return first(control, "badInput") ? { code: TEMPORAL.test(control.type) ? "date" : "number" } : null;
}

/** @returns the fault of a value that is filled in, or `null` */
export function valueFault(control: Control): LocalFault | null {
  const { validity, type } = control;
  if (!control.willValidate || !(control instanceof HTMLInputElement)) return null;
  if (type === "file") return fileFault(control);
  if (validity.typeMismatch) return { code: type === "url" ? "url" : "incorect_email" };
  if (validity.patternMismatch) return patternFault(control);
  const isTime = TEMPORAL.test(type);
  if (validity.rangeUnderflow) return { code: isTime ? "earliest" : "min", slots: { limit: control.min } };
  if (validity.rangeOverflow) return { code: isTime ? "latest" : "max", slots: { limit: control.max } };
  return validity.stepMismatch ? stepFault(control) : null;
}

/** An example instead of a pattern's language: in a title such as `99-999`, or without a title. */
function patternFault(control: HTMLInputElement): LocalFault {
  const title = attr(control, "title")?.trim();
  const format = !title && formatOfPattern(control.pattern);
  const example = title ? exampleOfMask(title) : format && exampleOf(format);
  if (example) return { code: "example", slots: { example } };
  return title ? { code: "format", slots: { format: title } } : { code: "pattern" };
}

/** The nearest values that the step allows, between the limits. */
function stepFault(control: HTMLInputElement): LocalFault {
  const near = (direction: "stepDown" | "stepUp"): string => {
    const copy = control.cloneNode() as HTMLInputElement;
    copy.value = control.value;
    copy[direction]();
    return copy.validity.stepMismatch || copy.value === control.value ? "" : copy.value;
  };
  const [low, high] = [near("stepDown"), near("stepUp")];
  return low && high && low !== high
    ? { code: "step", slots: { low, high } }
    : { code: "step-one", slots: { limit: low || high } };
}

/** The entries of `accept`, in lower case. */
const acceptedBy = ({ accept }: HTMLInputElement) =>
  accept
    .toLowerCase()
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Endings of one type: browsers offer `photo.jpeg` for `accept=".jpg"`, and files of the type without an ending. */
const ALIKE = [
  /^(\.(jpe?g|jpe|jfif)|image\/p?jpe?g)$/,
  /^(\.tiff?|image\/tiff)$/,
  /^(\.html?|text\/html)$/,
  /^(\.mpe?g|video\/mpeg)$/,
];

/** Browsers filter the file dialog by `accept`, but let other files through: by "all files", or by a drop. */
function fileFault(control: HTMLInputElement): LocalFault | null {
  const accepted = acceptedBy(control);
  const isAccepted = ({ name, type }: File) =>
    accepted.some((entry) => {
      const ending = /\.[^.]*$/.exec(name.toLowerCase())?.[0] ?? "";
      const isOf = (of: string) => ALIKE.some((alike) => alike.test(entry) && alike.test(of));
      if (isOf(ending) || isOf(type)) return true;
      if (entry.startsWith(".")) return name.toLowerCase().endsWith(entry);
      // The system may not know a file's type; then only the server can tell.
      return !type || (/\/\*$/.test(entry) ? type.startsWith(entry.slice(0, -1)) : type === entry);
    });
  const refused = accepted.length ? [...(control.files ?? [])].filter((file) => !isAccepted(file)) : [];
  if (!refused.length) return null;
  const name = refused.map((file) => file.name).join(", ");
  return { code: "file-type", slots: { name, types: accepted.join(",") } };
}

/** The attributes of these rules that page scripts change. */
export const NATIVE_ATTRIBUTES = ["pattern", "min", "max", "step", "accept"];
const STATES = ["badInput", "typeMismatch", "patternMismatch", "rangeUnderflow", "rangeOverflow"] as const;

/** Everything in these rules that a verdict depends on besides the value. */
export const nativeInput = (control: Control): unknown => [
  control.willValidate,
  ...["title", ...NATIVE_ATTRIBUTES].map((name) => control.getAttribute(name)),
  ...STATES.map((name) => control.validity[name]),
  groupOf(control).map((one) => [
    one.type === "radio" && (one as HTMLInputElement).checked,
    one.required,
    one.validity.customError && one.validationMessage,
  ]),
];
