/** Prepares postal codes: an example while the field has the focus, and the keyboard of digits on phones. */
import { attr } from "../../../runtime/base/safe-dom";
import type { Control } from "../../../runtime/contracts/forms";
import type { IslandContext } from "../../../runtime/contracts/island";
import { overrideAttributesUntilAbort } from "../../../runtime/dom/override";
import { exampleOf } from "../../../runtime/forms/format-example";
import { belongsTo, controlsOf } from "../controls";
import { followCountries, type Locale } from "./country";
import { formatOf, shapedAs } from "./shapes";
import { helpTexts } from "./texts";

export function followHints(root: Element, locale: Locale, { signal, texts }: IslandContext): void {
  const t = texts(helpTexts);
  const override = overrideAttributesUntilAbort(signal);
  const prepared = new WeakSet<Control>();

  const format = (control: Control) =>
    shapedAs(root, control) === "zipcode" ? formatOf(root, control, locale).format : null;
  /** A country whose codes have letters gets the full keyboard back. */
  const setKeyboard = () => {
    for (const control of controlsOf(root)) {
      if (shapedAs(root, control) !== "zipcode") continue;
      if (!prepared.has(control) && control.hasAttribute("inputmode")) continue; // the server's
      const isDigits = format(control) !== null;
      if (!isDigits && !prepared.has(control)) continue;
      prepared.add(control);
      override(control, "inputmode", isDigits ? "numeric" : "text");
    }
  };
  setKeyboard();
  followCountries(root, signal, setKeyboard);

  const showExample = ({ target }: Event) => {
    if (
      !(target instanceof HTMLInputElement) ||
      !belongsTo(root, target) ||
      attr(target, "placeholder") !== null
    )
      return;
    const of = format(target);
    if (!of) return;
    // Only with the focus: elsewhere, a theme's label may be in the field.
    target.setAttribute("placeholder", t("validated-form.hint", { example: exampleOf(of) }));
    const hide = () => target.removeAttribute("placeholder");
    target.addEventListener("blur", hide, { once: true });
    signal.addEventListener("abort", hide);
  };
  document.addEventListener("focus", showExample, { capture: true, signal });
  const focused = document.activeElement;
  if (focused) showExample({ target: focused } as unknown as Event);
}
