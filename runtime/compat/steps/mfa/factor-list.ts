/** The list of ways to prove who one is, in the theme's markup (contract D 6). */
import { makeElement } from "../../../kit/make-element";
import type { CompatNeeds } from "../../needs";
import { mfaTexts } from "../texts";
import type { Mode, Settings } from "./requests";

const button = (className: string, action: string, text: string) => {
  const element = makeElement("button", `${className} mfa_buttons`, text);
  element.type = "button";
  element.dataset.action = action;
  return element;
};

/** Fills `.mfa__factor_list`: default, active, inactive. @param status of the page's element: "enrollment", "edit" … */
export function fillFactors(
  place: Element,
  settings: Settings,
  status: string,
  { texts }: CompatNeeds,
): void {
  const list = place.querySelector(".mfa__factor_list");
  if (!list) return;
  const say = texts(mfaTexts);
  const { configured, offered, main } = settings;
  const modes = status === "verification" ? configured : [...new Set([...configured, ...offered])];
  const statusOf = (mode: Mode) =>
    mode === main ? "default" : configured.includes(mode) ? "active" : "inactive";
  const order = ["default", "active", "inactive"];

  const factor = (mode: Mode) => {
    const isDefault = mode === main;
    const box = makeElement("input", "");
    Object.assign(box, { type: "checkbox", id: `mfa_${mode}_default`, checked: isDefault });
    const label = makeElement("label", "f-label");
    label.htmlFor = box.id;
    label.setAttribute("aria-label", say("steps.mfa-switch"));
    const own = makeElement("div", "mfa__factor");
    own.dataset.mfafactor = mode;
    own.dataset.status = statusOf(mode);
    own.append(
      makeElement(
        "div",
        "mfa__factor_name",
        makeElement("span", "name", say(`steps.mfa-${mode}`)),
        makeElement("span", "label", say("steps.mfa-main")),
      ),
      makeElement("div", "mfa__factor_status"),
      makeElement(
        "div",
        "mfa__factor_action",
        button("btn --solid --medium mfa__activate", "activate", say("steps.mfa-activate")),
        button("btn --solid --medium mfa__verify", "verify", say("steps.mfa-verify")),
        makeElement("span", "action__name --full", say("steps.mfa-make-main")),
        makeElement("span", "action__name --short", say("steps.mfa-main")),
        makeElement("div", "f-group --switch --set-default", box, label),
      ),
    );
    const end = makeElement(
      "div",
      "mfa__factor_deactivate",
      button("mfa__button", "deactivate", say("steps.mfa-deactivate")),
    );
    return makeElement("div", "mfa__factor_wrapper", own, end);
  };
  const sorted = [...modes].sort((a, b) => order.indexOf(statusOf(a)) - order.indexOf(statusOf(b)));
  list.replaceChildren(...sorted.map(factor));
}
