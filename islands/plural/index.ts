import type { Mount } from "../../runtime/contracts/island";
import type { PluralForms } from "../../runtime/contracts/texts";
import { texts } from "./texts";

/** The island's props: a count, and the noun's forms when the count is not of days. */
type Props = Partial<PluralForms> & { readonly count?: number };

/** Writes "5 dni" into an element whose attribute holds 5 (contract B k.4). */
export const mount: Mount = (host, context) => {
  const { count: given, ...forms } = context.props as Props;
  const upTo = host.getAttribute("data-change-literal-days-up-to");
  const written = given ?? upTo ?? host.getAttribute("data-change-literal-days") ?? host.textContent;
  const number = String(written).trim();
  const count = Number(number.replace(",", "."));
  // Keeps the server's text when it is not a number. A count from props has no upper limit.
  const isCount = given === undefined ? /^\d+([.,]\d+)?$/.test(number) : Number.isFinite(count) && count >= 0;
  if (!isCount) {
    if (host.matches("[data-island~=plural]"))
      context.fail("markup", new Error(`"${number}" is not a number. Write one into the host or its props.`));
    return;
  }

  const { one, many } = forms;
  const ownForms = one !== undefined && many !== undefined ? { ...forms, one, many } : null;
  const t = context.texts({ ...texts, "own-plural": withNumber(ownForms) });
  // Forms that the page supplies follow the plural rule of the page's language, not of our texts.
  const key = ownForms ? "own-plural" : upTo === null ? "plural.days" : "plural.days-up-to";
  const text = t(key, { count, number });
  if (host.textContent === text) return;
  const before = [...host.childNodes];
  host.replaceChildren(text);
  context.signal.addEventListener("abort", () => host.replaceChildren(...before));
};

/** Adds the number to a form without one: the theme may write "dzień" for "{number} dzień". */
function withNumber(forms: PluralForms | null): PluralForms {
  const counted = Object.entries(forms ?? {}).map(([name, form]) => [
    name,
    String(form).includes("{number}") ? form : `{number} ${form}`,
  ]);
  return { one: "", many: "", ...Object.fromEntries(counted) };
}
