/** Writes the code dialog's texts into the parts of the page's template that belong to the action and the mode. */
import { makeElement } from "../../../runtime/dom/make-element";
import type { Mode } from "../../../runtime/platform/second-factor";
import type { SecondFactorNeeds } from "./needs";
import { dialogTexts } from "./texts";

export type Action = "activate" | "deactivate" | "verify";

export interface ActionAndMode {
  readonly action: Action;
  readonly mode: Mode;
}

const INFO = ".mfa__modal_info";
const FOOTER = ".mfa__modal_footer";
const STEPS = ".mfa__modal_steps";

/**
 * A template may have a part for each action or mode; the theme shows parts whose `data-type` is a class of the dialog.
 */
const isShownFor =
  ({ action, mode }: ActionAndMode) =>
  (part: Element): boolean => {
    const typed = part.closest<HTMLElement>("[data-type]");
    if (!typed) return true;
    const isOwn = [action, mode].some((word) => word === typed.dataset.type);
    return isOwn && (!typed.parentElement || isShownFor({ action, mode })(typed.parentElement));
  };

const put = (root: ParentNode, part: string, text: string): void => {
  for (const place of root.querySelectorAll(`${part} [data-replace], ${part}[data-replace]`))
    place.textContent = text;
};

/** Says that a code was sent, unless none was; an app makes its codes itself. */
export function writeInfo(
  root: ParentNode,
  { action, mode }: ActionAndMode,
  { texts }: SecondFactorNeeds,
  isSent: boolean,
): void {
  const isTrue = isSent || mode === "totp";
  put(root, INFO, isTrue ? texts(dialogTexts)(`second-factor.code-${action}-${mode}`) : "");
}

/** Fills every placeholder, because an unfilled one shows the template's own `%s`. */
export function writeTexts(root: ParentNode, about: ActionAndMode, needs: SecondFactorNeeds): void {
  const { action, mode } = about;
  const t = needs.texts(dialogTexts);
  writeInfo(root, about, needs, true); // a screen reader reads it as the dialog opens
  put(root, FOOTER, action === "activate" ? t(`second-factor.later-${mode}`) : "");
  const cancel = root.querySelector(".--mfa_cancel");
  if (cancel) cancel.textContent = t("second-factor.cancel");
  const hasSteps = mode === "totp" && action !== "activate";
  const steps = hasSteps ? [t("second-factor.step-make"), t("second-factor.step-type")] : [];
  // Lists of other modes keep the template's text.
  (root.querySelector(`${STEPS}[data-type="totp"]`) ?? root.querySelector(STEPS))?.replaceChildren(
    ...steps.map((text) => makeElement("li", "", text)),
  );
}

/** Describes the dialog, so that screen readers read what was sent, and where, after its name. */
export function describe(dialog: Element, about: ActionAndMode): void {
  const parts = [...dialog.querySelectorAll(INFO)].filter(isShownFor(about));
  parts.forEach((part, index) => {
    part.id ||= `mfa_modal_info${index ? `_${index + 1}` : ""}`;
  });
  if (parts.length) dialog.setAttribute("aria-describedby", parts.map(({ id }) => id).join(" "));
}
