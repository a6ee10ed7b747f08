/** The words of the dialog, from a decision. Pure. */
import type { Offer } from "./call";
import type { Choice, Decision } from "./decide";
import type { Say } from "./dialog-texts";
import type { Target } from "./target";
import { targetOf } from "./target";

export interface Button {
  readonly text: string;
  /** Empty where the page knows no price. */
  readonly price: string;
  /** What to do about it, where it cannot be pressed. */
  readonly info: string;
  /** Null where it cannot be pressed. */
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
  say: Say,
  format: (amount: number) => string,
): View {
  const title = say("instalments.title", { name });
  if ("open" in decision) {
    const target = targetOf(offer.link, decision.open);
    return { title, messages: [], buttons: [{ text: say("instalments.open"), price: "", info: "", target }] };
  }
  const money = (amount: number) =>
    offer.isNet ? say("instalments.net", { amount: format(amount) }) : format(amount);
  const { choices, excludesSome } = decision;
  const limits = { least: offer.least, most: offer.most } as const;
  const broken = (["least", "most"] as const).filter((one) => choices.some(({ against }) => against === one));
  const most = offer.mostProducts;
  return {
    title,
    messages: [
      ...broken.map((one) => say(`instalments.limit-${one}`, { name, amount: money(limits[one]) })),
      ...(excludesSome ? [say("instalments.not-all")] : []),
    ],
    buttons: choices.map(({ where, amount, written, against }) => ({
      text: say(`instalments.of-${where}`),
      price: money(amount),
      info: infoOf(where, against, most, say),
      target: against ? null : targetOf(offer.link, written),
    })),
  };
}

function infoOf(where: Choice["where"], against: Choice["against"], most: number, say: Say): string {
  if (!against) return "";
  return against === "too-many"
    ? say("instalments.too-many", { most })
    : say(`instalments.info-${where}-${against}`);
}
