/** Renders the list of modes for the second factor, in the theme's markup (contract D 6). */

import type { IslandContext } from "../../../runtime/contracts/island";
import { makeElement } from "../../../runtime/dom/make-element";
import type { Mode, Settings } from "../../../runtime/platform/second-factor";
import { listTexts } from "./texts";

type FactorTranslate = ReturnType<typeof bind>;
const bind = (texts: IslandContext["texts"]) => texts(listTexts);
type State = "default" | "active" | "inactive";
const ORDER: readonly State[] = ["default", "active", "inactive"];

/** Named by its text and its mode, because several buttons have the same text. */
const button = (className: string, action: string, text: string, mode: Mode) => {
  const element = makeElement("button", `${className} mfa_buttons`, text);
  element.type = "button";
  element.id = `mfa_${mode}_${action}`;
  element.dataset.action = action;
  element.setAttribute("aria-labelledby", `${element.id} mfa_${mode}_name`);
  return element;
};

function makeSwitch(mode: Mode, isDefault: boolean, t: FactorTranslate): HTMLElement {
  const box = makeElement("input", "f-control");
  Object.assign(box, { type: "checkbox", id: `mfa_${mode}_default`, checked: isDefault });
  box.setAttribute("aria-label", t("second-factor.switch"));
  box.setAttribute("aria-describedby", `mfa_${mode}_name`);
  const label = makeElement("label", "f-label"); // empty: the theme draws the switch on it
  label.htmlFor = box.id;
  return makeElement("div", "f-group --switch --set-default", box, label);
}

function makeFactor(mode: Mode, state: State, t: FactorTranslate): HTMLElement {
  const name = makeElement("span", "name", t(`second-factor.${mode}`));
  name.id = `mfa_${mode}_name`;
  const own = makeElement(
    "div",
    "mfa__factor",
    makeElement("div", "mfa__factor_name", name, makeElement("span", "label", t("second-factor.main"))),
    makeElement("div", "mfa__factor_status"),
    makeElement(
      "div",
      "mfa__factor_action",
      button("btn --solid --medium mfa__activate", "activate", t("second-factor.activate"), mode),
      button("btn --solid --medium mfa__verify", "verify", t("second-factor.verify"), mode),
      makeElement("span", "action__name --full", t("second-factor.make-main")),
      makeElement("span", "action__name --short", t("second-factor.main")),
      makeSwitch(mode, state === "default", t),
    ),
  );
  Object.assign(own.dataset, { mfafactor: mode, status: state });
  const end = button("mfa__button", "deactivate", t("second-factor.deactivate"), mode);
  return makeElement("div", "mfa__factor_wrapper", own, makeElement("div", "mfa__factor_deactivate", end));
}

/** Parts of a row, each with the element that contains it. */
const PARTS = [
  [".name", ".mfa__factor_name"],
  ["[data-action=activate]", ".mfa__factor_action"],
  ["[data-action=verify]", ".mfa__factor_action"],
  [".--set-default", ".mfa__factor_action"],
  ["[data-action=deactivate]", ".mfa__factor_deactivate"],
] as const;

/**
 * A row in its state: the server's, whose own words, such as the e-mail or the phone, stay; or a new one. Parts that the
 * server's row lacks are added.
 */
function rowOf(list: Element, mode: Mode, state: State, t: FactorTranslate): HTMLElement {
  const made = makeFactor(mode, state, t);
  const own = list.querySelector<HTMLElement>(`.mfa__factor[data-mfafactor="${mode}"]`);
  const row = own?.closest<HTMLElement>(".mfa__factor_wrapper");
  if (!own || !row) return made;
  own.dataset.status = state;
  for (const [part, place] of PARTS) {
    const fresh = made.querySelector(part);
    if (fresh && !row.querySelector(part)) (row.querySelector(place) ?? own).append(fresh);
  }
  const name = row.querySelector(".name");
  if (name) name.id ||= `mfa_${mode}_name`;
  for (const control of row.querySelectorAll<HTMLElement>("[data-action]")) {
    control.id ||= `mfa_${mode}_${control.dataset.action}`;
    if (!control.hasAttribute("aria-labelledby"))
      control.setAttribute("aria-labelledby", `${control.id} ${name?.id ?? ""}`.trim());
  }
  const box = row.querySelector<HTMLInputElement>(".--set-default input");
  if (box) box.checked = state === "default";
  return row;
}

/**
 * Fills `.mfa__factor_list`: default, active, inactive. The focus stays where it was.
 * @returns false when the settings contain no mode to list; the list then keeps its content
 */
export function fillFactors(
  place: Element,
  { configured, offered, main }: Settings,
  texts: IslandContext["texts"],
): boolean {
  const list = place.querySelector<HTMLElement>(".mfa__factor_list");
  const isVerifying = place.getAttribute("data-status") === "verification";
  const modes = isVerifying ? configured : [...new Set([...configured, ...offered])];
  if (!list || !modes.length) return false;
  const t = bind(texts);
  const stateOf = (mode: Mode): State =>
    mode === main ? "default" : configured.includes(mode) ? "active" : "inactive";
  const sorted = [...modes].sort((a, b) => ORDER.indexOf(stateOf(a)) - ORDER.indexOf(stateOf(b)));
  const { activeElement } = document;
  const focused = activeElement && list.contains(activeElement) ? activeElement : null;
  const mode = focused && modeAt(focused);
  const rows = sorted.map((one) => rowOf(list, one, stateOf(one), t));
  for (const old of list.querySelectorAll(".mfa__factor_wrapper, .mfa__trouble"))
    if (!rows.includes(old as HTMLElement)) old.replaceWith();
  list.append(...rows);
  if (focused) focusFactor(list, mode ?? undefined, focused.id);
  return true;
}

/** The mode of the row that contains the control, from the row's own data. */
export const modeAt = (control: Element): string | undefined =>
  control.closest(".mfa__factor_wrapper")?.querySelector<HTMLElement>(".mfa__factor")?.dataset.mfafactor;

/** Whether a row, ours or the server's, shows a mode that is set up. */
export const showsEnrolled = (place: Element): boolean =>
  !!place.querySelector('.mfa__factor:is([data-status="default"], [data-status="active"])');

/** Focuses the control with the id, or the first visible control of the mode, or else the list. */
export function focusFactor(list: HTMLElement, mode?: string, id?: string): void {
  const own = list.querySelector(`[data-mfafactor="${mode}"]`)?.parentElement;
  const wanted = [id ? document.getElementById(id) : null, ...(own?.querySelectorAll("button, input") ?? [])];
  for (const one of wanted as (HTMLElement | null)[]) {
    one?.focus({ preventScroll: true });
    if (one && document.activeElement === one) return;
  }
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
