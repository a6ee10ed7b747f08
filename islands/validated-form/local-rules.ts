/** Local checks in fixed order: required, minimum, maximum, then rules of the type. */

import { getCustomError } from "../../runtime/forms/custom-error";
import { isUnset } from "../../runtime/forms/is-unset";
import type { Control, LocalFault } from "./control";
import { confirmedBy, countryOf, type Kind, linked, typeOf } from "./controls";
import { unreadable, valueFault } from "./native-rules";
import { groupOf } from "./radio-group";

/** Characters; the minimum for phones without a country. */
const PHONE_MIN = 9;
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 30;

const limit = (control: Control, name: "minlength" | "maxlength"): number | null => {
  const text = control.getAttribute(name);
  return text && /^\d+$/.test(text.trim()) ? Number(text) : null;
};

/** @returns the fault, or `null`; an empty optional field is valid */
export function localFault(
  root: Element,
  control: Control,
  kind: Kind,
  isMarked: boolean,
): LocalFault | null {
  const early = isMarked && unreadable(control);
  if (early) return early;
  if (kind !== "text" && kind !== "file") return choiceFault(control, kind, isMarked);
  const { value } = control;
  if (value === "") {
    const code = kind === "file" ? "no-file" : "mandatoryField";
    return control.required ? { code } : null;
  }
  const [min, max] = [limit(control, "minlength"), limit(control, "maxlength")];
  if (min !== null && value.length < min) return { code: "minimalCharacters", amount: min };
  if (max !== null && value.length > max) return { code: "maximumCharacters", amount: max };
  const words = getCustomError(control);
  if (words) return { code: "field", words };
  return (isMarked && valueFault(control)) || ofType(root, control, isMarked);
}

/** The fault of a control with nothing to type. */
function choiceFault(
  control: Control,
  kind: "checkbox" | "radio" | "select",
  isMarked: boolean,
): LocalFault | null {
  const group = groupOf(control) as readonly HTMLInputElement[];
  if (kind === "radio") {
    const isOpen = group.some(({ required }) => required) && !group.some(({ checked }) => checked);
    return isOpen ? { code: "noOptionSelected" } : null;
  }
  if (kind === "checkbox") {
    const [box] = group;
    return box?.checked || (isMarked && !control.required) ? null : { code: "mandatoryCheckbox" };
  }
  // A list of stores has its own code.
  const code = control.closest('[data-island~="store-select"]') ? "incorect_shops" : "noOptionSelected";
  return isUnset(control as HTMLSelectElement) ? { code } : null;
}

function ofType(root: Element, control: Control, isMarked: boolean): LocalFault | null {
  const { value } = control;
  const type = typeOf(control);
  const repeated = confirmedBy(root, control);
  if (repeated) return repeated.value === value ? null : { code: "not_equal_passwords" };
  if (type === "password") {
    if (value.length < PASSWORD_MIN) return { code: "password_to_short" };
    if (value.length > PASSWORD_MAX) return { code: "password_to_long" };
    if (linked(root, control, "data-concat-login")?.value === value) return { code: "login_equals_password" };
  }
  // Applies only in the theme's own forms, and replaces the server's check (ruling 13, contract B a.4).
  if (!isMarked && /^(first|last)name$/.test(type) && /\d/.test(value)) return { code: "onlyDigital" };
  if (type === "phone" && !countryOf(control) && value.length < PHONE_MIN) return { code: "incorect_phone" };
  return null;
}

/** Formats by type, at least as permissive as the server's. */
const FORMATS: Readonly<Record<string, readonly [code: string, right: RegExp]>> = {
  birthdate: ["birth_date", /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  email: ["incorect_email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  iban: ["incorrect_iban", /^[\s-]*([a-z\d][\s-]*){15,34}$/i],
  login: ["incorect_login", /^[\p{L}\p{N}@._-]{3,40}$/u],
};

/**
 * Finds a value that no server could accept. Used only when no answer arrives, because the server's message is more
 * precise.
 * @returns the fault, or `null`
 */
export function formatFault(root: Element, control: Control): LocalFault | null {
  if (!asksServer(root, control)) return null;
  const type = typeOf(control);
  const [code, right] = (Object.hasOwn(FORMATS, type) && FORMATS[type]) || [];
  return !code || right?.test(control.value.trim()) ? null : { code };
}

/**
 * Whether the server must check the value. It skips empty fields and those that a local rule decides, such as phones
 * without a country.
 */
export function asksServer(root: Element, control: Control): boolean {
  const type = typeOf(control);
  if (!type || control.value === "" || confirmedBy(root, control)) return false;
  return type !== "phone" || countryOf(control) !== "";
}
