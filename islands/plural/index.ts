import type { Mount } from "../../runtime/contracts/island";
import type { PluralForms } from "../../runtime/contracts/texts";
import { texts } from "./texts";

/** The island's props: a count, and the noun's forms where it is not about days. */
type Props = Partial<PluralForms> & { readonly count?: number };

/** Writes "5 dni" into an element whose attribute says 5 (spec §9 Polish plurals, contract B k.4). */
export const mount: Mount = (host, context) => {
  const { count: given, ...forms } = context.props as Props;
  const upTo = host.getAttribute("data-change-literal-days-up-to");
  const written = given ?? upTo ?? host.getAttribute("data-change-literal-days") ?? host.textContent;
  const number = String(written).trim();
  const count = Number(number.replace(",", "."));
  // Anything else is none of ours: the server's text stays. A number that is given as one may be as large as it likes.
  const isCount = given === undefined ? /^\d+([.,]\d+)?$/.test(number) : Number.isFinite(count) && count >= 0;
  if (!isCount) return;

  const { one, many } = forms;
  const own = one !== undefined && many !== undefined ? { ...forms, one, many } : null;
  const t = context.texts({ ...texts, "own-plural": withNumber(own) });
  // The page's own word follows the rule of the page's language, whatever becomes of ours.
  const key = own ? "own-plural" : upTo === null ? "plural.days" : "plural.days-up-to";
  const text = t(key, { count, number });
  if (host.textContent === text) return;
  const before = [...host.childNodes];
  host.replaceChildren(text);
  context.signal.addEventListener("abort", () => host.replaceChildren(...before));
};

/** "dzień" alone means "{number} dzień", as the theme writes it. */
function withNumber(forms: PluralForms | null): PluralForms {
  const counted = Object.entries(forms ?? {}).map(([name, form]) => [
    name,
    String(form).includes("{number}") ? form : `{number} ${form}`,
  ]);
  return { one: "", many: "", ...Object.fromEntries(counted) };
}
