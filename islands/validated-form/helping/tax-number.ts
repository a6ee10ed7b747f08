/** Checks the tax number as soon as it is complete, and switches the form to "company" when it is right. */
import { attr } from "../../../runtime/base/safe-dom";
import { readTyped } from "../../../runtime/base/typed-text";
import type { Control } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";
import { setCustomError } from "../../../runtime/forms/custom-error";
import { EDITS } from "../../../runtime/forms/field-set";
import { belongsTo, controlsOf, isChosen, isClientType, typeOf } from "../controls";
import { countryNear, type Locale } from "./country";
import { type Note, showNote } from "./note";
import { helpTexts } from "./texts";

/** Of the digits of a Polish tax number (NIP). Source: Polish tax regulations; the sum of the weighted digits, modulo 11, is the last digit. */
const WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7];

/** `right`, `wrong`, or `null` for a number that is incomplete or not Polish, which only the server can check. */
export function judgeTaxNumber(text: string, isPolish: boolean): "right" | "wrong" | null {
  const compact = readTyped(text)
    .replace(/[\s./-]/g, "")
    .toUpperCase();
  const [, letters = "", digits = ""] = /^(PL)?(\d{10})$/.exec(compact) ?? [];
  if (!digits || (!letters && !isPolish)) return null;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return Number(digits) > 0 && sum % 11 === Number(digits[9]) ? "right" : "wrong";
}

const isTaxNumber = (control: Control): boolean =>
  typeOf(control) === "nip" || attr(control, "data-name") === "nip" || /_nip$/.test(control.id);

export function followTaxNumber(
  root: Element,
  locale: Locale,
  { signal, announce, texts }: IslandContext,
): void {
  const t = texts(helpTexts);
  let note: Note | undefined;
  /** Numbers with which the shopper has switched back. */
  const refused = new Set<string>();

  const judge = (field: HTMLInputElement) => {
    const country = countryNear(root, field, locale);
    // A guess must not refuse another country's number.
    const isPolish = country?.code === "PL" && !country.isGuess;
    return judgeTaxNumber(field.value, isPolish);
  };
  const wordsFor = (field: HTMLInputElement) =>
    !signal.aborted && judge(field) === "wrong" ? t("validated-form.tax-number") : "";

  const switchToFirm = (field: HTMLInputElement) => {
    const before = typeOfClient(root);
    if (before === null || before === "firm" || refused.has(field.value) || !chooseType(root, "firm")) return;
    const text = t("validated-form.for-firm");
    const undo = () => {
      refused.add(field.value);
      note?.remove();
      (chooseType(root, before) ?? chooseNone(root))?.focus();
    };
    note?.remove();
    note = showNote(field, { text, button: t("validated-form.undo"), onPress: undo }, signal);
    announce(text);
  };

  const onInput = ({ target, type }: Pick<Event, "target" | "type">) => {
    if (!(target instanceof HTMLInputElement) || !belongsTo(root, target) || !isTaxNumber(target)) return;
    // Judged when it is read: the country may change later.
    setCustomError(target, () => wordsFor(target));
    if (judge(target) === "right") switchToFirm(target);
    else if (type === "input") note?.remove();
  };
  // Before the form's own check, which reads the error.
  for (const type of EDITS) document.addEventListener(type, onInput, { capture: true, signal });
  // A number that was filled in before this file has loaded counts as typed.
  for (const target of controlsOf(root)) if (target.value) onInput({ target, type: "change" });
}

const choicesOf = (root: Element) =>
  controlsOf(root).filter((control) => isClientType(control) && !control.disabled);

/** The chosen type; `null` when the form has no choice. */
function typeOfClient(root: Element): string | null {
  const choices = choicesOf(root);
  const hasFirm = choices.some(
    (control) =>
      control.value === "firm" ||
      (control instanceof HTMLSelectElement && [...control.options].some(({ value }) => value === "firm")),
  );
  const chosen = choices.find(isChosen);
  return hasFirm ? (chosen?.value ?? "") : null;
}

/** Chooses a type as the shopper would. @returns the chosen control; `null` when none has this type */
function chooseType(root: Element, type: string): Control | null {
  for (const control of choicesOf(root)) {
    if (control instanceof HTMLSelectElement) control.value = type;
    else if (control instanceof HTMLInputElement && control.type === "radio" && control.value === type)
      control.checked = true;
    if (control.value !== type) continue;
    tell(control);
    return control;
  }
  return null;
}

/** Takes the choice back in a form that came without one. @returns the button that was chosen */
function chooseNone(root: Element): Control | null {
  for (const control of choicesOf(root)) {
    if (!(control instanceof HTMLInputElement) || !control.checked) continue;
    control.checked = false;
    tell(control);
    return control;
  }
  return null;
}

function tell(control: Control): void {
  for (const name of ["input", "change"]) control.dispatchEvent(new CustomEvent(name, { bubbles: true }));
}
