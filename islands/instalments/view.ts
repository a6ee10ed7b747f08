/** Makes the dialog's texts and buttons from a decision. Pure. */
import type { Offer } from "./call";
import type { Choice, Decision } from "./decide";
import type { InstalmentsTranslate } from "./dialog-texts";
import type { Target } from "./target";
import { targetOf } from "./target";

export interface Button {
  readonly text: string;
  /** Empty in the dialog that only offers to open the calculator. */
  readonly price: string;
  /** Explains what to do when the button cannot be pressed. */
  readonly info: string;
  /** `null` when the button cannot be pressed. */
  readonly target: Target | null;
}

export interface View {
  readonly title: string;
  readonly messages: readonly string[];
  readonly buttons: readonly Button[];
}

export function viewOf(
  offer: Offer,
  decision: Decision,
  name: string,
  t: InstalmentsTranslate,
  format: (amount: number) => string,
): View {
  const title = t("instalments.title", { name });
  if ("open" in decision) {
    const target = targetOf(offer.link, decision.open);
    return { title, messages: [], buttons: [{ text: t("instalments.open"), price: "", info: "", target }] };
  }
  const money = (amount: number) =>
    offer.isNet ? t("instalments.net", { amount: format(amount) }) : format(amount);
  const { choices, excludesSome } = decision;
  const limits = { least: offer.least, most: offer.most } as const;
  const broken = (["least", "most"] as const).filter((limit) =>
    choices.some(({ against }) => against === limit),
  );
  const most = offer.mostProducts;
  return {
    title,
    messages: [
      ...broken.map((limit) => t(`instalments.limit-${limit}`, { name, amount: money(limits[limit]) })),
      ...(excludesSome ? [t("instalments.not-all")] : []),
    ],
    buttons: choices.map(({ where, amount, written, against }) => ({
      text: t(`instalments.of-${where}`),
      price: money(amount),
      info: infoOf(where, against, most, t),
      target: against ? null : targetOf(offer.link, written),
    })),
  };
}

function infoOf(
  where: Choice["where"],
  against: Choice["against"],
  most: number,
  t: InstalmentsTranslate,
): string {
  if (!against) return "";
  return against === "too-many"
    ? t("instalments.too-many", { most })
    : t(`instalments.info-${where}-${against}`);
}
