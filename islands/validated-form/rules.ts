/**
 * Which controls of a form are validated, by which rules, and what their verdicts depend on (ruling 13).
 *
 *               │ the theme's form                │ a form that a theme has marked
 *   takes part  │ by the theme's classes          │ also by the rules of HTML and of the server
 *   rules       │ required, length, island, type  │ also those of HTML (`native-rules.ts`)
 *   checkbox    │ mandatory by its class          │ mandatory by `required`
 *   names       │ without digits                  │ the server decides
 *
 * A marker that a page script has set does not make a marked form of the theme's form.
 */
import { attr } from "../../runtime/base/safe-dom";
import type { Control } from "../../runtime/contracts/forms";
import { getCustomError, hasCustomError } from "../../runtime/forms/custom-error";
import { isUnset } from "../../runtime/forms/is-unset";
import { companionOf, confirmedBy, countryOf, groupOf, leaderOf, linked, mainOf, typeOf } from "./controls";
import { type LocalFault, PASSWORD_LIMITS } from "./messages";
import {
  isJudgedByPage,
  NATIVE_ATTRIBUTES,
  NATIVE_RULES,
  nativeInput,
  unreadable,
  valueFault,
} from "./native-rules";

export type Kind = "text" | "select" | "checkbox" | "radio" | "file";

export interface Rules {
  /** The kind of a validated control; `null` = not validated. */
  kindOf(root: Element, control: Control): Kind | null;
  /** @returns the fault that needs no server, or `null`; an empty optional field is valid */
  faultOf(root: Element, control: Control, kind: Kind): LocalFault | null;
  /** Everything that a verdict on a control depends on, as a text to compare (bar R31). */
  inputOf(root: Element, control: Control): string;
}

/** For a form that a page script has marked: `theme`, or `none` while validation is off. */
export const RULES = "data-island-rules";

/** The rules of a host, by its markers. */
export const rulesOf = (root: Element, island: string): Rules =>
  !attr(root, RULES) && attr(root, "data-island")?.split(/\s+/).includes(island) ? markedRules : themeRules;

/** The attributes in `inputOf`, except titles, which tooltips move. */
export const INPUT_ATTRIBUTES = [
  ...["data-graphql", "data-region", "disabled", "required", "readonly", "minlength", "maxlength"],
  ...NATIVE_ATTRIBUTES,
];

const NEVER_TEXT = /^(hidden|submit|button|image|reset|file|radio|range|color)$/;
const THEME_TEXT = ".f-control.--validate";
const THEME_SELECT = ".f-select.--validate";

export const themeRules: Rules = {
  kindOf(_, control) {
    if (control instanceof HTMLSelectElement) return control.closest(THEME_SELECT) ? "select" : null;
    if (control.type === "checkbox")
      return control.matches(".--validate") && control.closest(".--checkbox, .--switch") ? "checkbox" : null;
    const takesPart = control.matches(THEME_TEXT) || hasCustomError(control);
    return takesPart && !NEVER_TEXT.test(control.type) ? "text" : null;
  },
  faultOf(root, control, kind) {
    if (kind === "select") return selectFault(control);
    if (kind === "checkbox") return isChecked(control) ? null : { code: "mandatoryCheckbox" };
    if (control.value === "") return control.required ? { code: "mandatoryField" } : null;
    return lengthFault(control) ?? islandFault(control) ?? typeFault(root, control) ?? digitsFault(control);
  },
  inputOf: (root, control) => JSON.stringify(commonInput(root, control)),
};

const MARKED_TEXT = `.--validate, [required], [minlength], [maxlength], [data-graphql], ${NATIVE_RULES}`;

export const markedRules: Rules = {
  kindOf(root, control) {
    const isJudged = groupOf(control).some(isJudgedByPage);
    const isRequired = groupOf(control).some(({ required }) => required);
    if (control instanceof HTMLSelectElement)
      return isJudged || isRequired || control.closest(THEME_SELECT) ? "select" : null;
    if (control.type === "checkbox") return isJudged || isRequired ? "checkbox" : null;
    if (control.type === "radio")
      return (isJudged || isRequired) && leaderOf(control) === control ? "radio" : null;
    if (control.type === "file") return isJudged || isRequired || control.matches("[accept]") ? "file" : null;
    if (isJudged) return "text";
    const takesPart = control.matches(MARKED_TEXT) || hasCustomError(control) || confirmedBy(root, control);
    return takesPart && !NEVER_TEXT.test(control.type) ? "text" : null;
  },
  faultOf(root, control, kind) {
    const fault = unreadable(control);
    if (fault) return fault;
    if (kind === "select") return selectFault(control);
    if (kind === "checkbox")
      return control.required && !isChecked(control) ? { code: "mandatoryCheckbox" } : null;
    if (kind === "radio") return radioFault(control);
    if (control.value === "")
      return control.required ? { code: kind === "file" ? "no-file" : "mandatoryField" } : null;
    return lengthFault(control) ?? islandFault(control) ?? valueFault(control) ?? typeFault(root, control);
  },
  inputOf: (root, control) => JSON.stringify([commonInput(root, control), nativeInput(control)]),
};

const isChecked = (control: Control) => (control as HTMLInputElement).checked;

/** What both kinds of forms have in common. */
function commonInput(root: Element, control: Control): unknown {
  const type = typeOf(control);
  return [
    control instanceof HTMLSelectElement
      ? [control.selectedIndex, control.value]
      : control.type === "checkbox"
        ? isChecked(control)
        : control.value,
    control.required,
    control.matches(":disabled"),
    control.getAttribute("minlength"),
    control.getAttribute("maxlength"),
    type && [type, control.getAttribute("data-region")],
    getCustomError(control),
    (companionOf(root, control) ?? mainOf(root, control) ?? confirmedBy(root, control))?.value,
    type === "password" && linked(root, control, "data-concat-login")?.value,
  ];
}

function selectFault(control: Control): LocalFault | null {
  if (!isUnset(control as HTMLSelectElement)) return null;
  // A list of stores has its own code.
  return { code: control.closest('[data-island~="store-select"]') ? "incorect_shops" : "noOptionSelected" };
}

function radioFault(control: Control): LocalFault | null {
  const group = groupOf(control);
  const isOpen = group.some(({ required }) => required) && !group.some(isChecked);
  return isOpen ? { code: "noOptionSelected" } : null;
}

const limit = (control: Control, name: "minlength" | "maxlength"): number | null => {
  const text = control.getAttribute(name);
  return text && /^\d+$/.test(text.trim()) ? Number(text) : null;
};

function lengthFault(control: Control): LocalFault | null {
  const { length } = control.value;
  const [min, max] = [limit(control, "minlength"), limit(control, "maxlength")];
  if (min !== null && length < min) return { code: "minimalCharacters", amount: min };
  return max !== null && length > max ? { code: "maximumCharacters", amount: max } : null;
}

/** Another island's error about the value. */
function islandFault(control: Control): LocalFault | null {
  const words = getCustomError(control);
  return words ? { code: "field", words } : null;
}

/** Characters; the minimum for phones without a country. */
const PHONE_MIN = 9;
function typeFault(root: Element, control: Control): LocalFault | null {
  const { value } = control;
  const type = typeOf(control);
  const repeated = confirmedBy(root, control);
  if (repeated) return repeated.value === value ? null : { code: "not_equal_passwords" };
  if (type === "password") {
    if (value.length < PASSWORD_LIMITS.password_to_short) return { code: "password_to_short" };
    if (value.length > PASSWORD_LIMITS.password_to_long) return { code: "password_to_long" };
    if (linked(root, control, "data-concat-login")?.value === value) return { code: "login_equals_password" };
  }
  if (type === "phone" && !countryOf(control) && value.length < PHONE_MIN) return { code: "incorect_phone" };
  return null;
}

/** Replaces the server's check of names (contract B a.4). */
const digitsFault = (control: Control): LocalFault | null =>
  /^(first|last)name$/.test(typeOf(control)) && /\d/.test(control.value) ? { code: "onlyDigital" } : null;

/**
 * Whether the server must check the value. It skips empty fields and those that a local rule decides, such as phones
 * without a country.
 */
export function asksServer(root: Element, control: Control): boolean {
  const type = typeOf(control);
  if (!type || control.value === "" || confirmedBy(root, control)) return false;
  return type !== "phone" || countryOf(control) !== "";
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
