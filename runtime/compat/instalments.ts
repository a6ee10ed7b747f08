/**
 * `calculate_instalments`, which the server's `onclick` calls (contract B l, ruling 7): an http(s) address is opened, code
 * runs only through the gate, and only where the shop switches that on. The calculator itself is the `instalments` island's.
 */
import type { CompatNeeds } from "./needs";
import { instalmentTexts } from "./texts";

declare const instalmentData: Readonly<Record<string, unknown>> | undefined;

/** A constant of the page's scripts is no property of the window. */
const pageData = () => (typeof instalmentData === "undefined" ? {} : (instalmentData ?? {}));

interface Asked {
  readonly minPrice?: unknown;
  readonly maxPrice?: unknown;
  readonly link?: unknown;
  readonly instalmentName?: unknown;
  readonly priceType?: unknown;
}

export const instalmentsFor =
  ({ gate, ui, formatPrice, texts }: CompatNeeds) =>
  async (...args: readonly unknown[]): Promise<void> => {
    const [first] = args;
    const asked: Asked =
      Object(first) === first
        ? (first as Asked)
        : { minPrice: first, maxPrice: args[1], link: args[4], instalmentName: args[6], priceType: args[8] };
    const data = pageData();
    const count = Number(document.querySelector<HTMLInputElement>("#projector_number")?.value) || 1;
    const price = (Number(asked.priceType === "net" ? data.priceNet : data.price) || 0) * count;
    const [min, max] = [Number(asked.minPrice) || 0, Number(asked.maxPrice) || 0];
    const limit = price && price < min ? min : max && price > max ? max : 0;
    if (limit) {
      const which = limit === min ? "instalments.least" : "instalments.most";
      const name = String(asked.instalmentName ?? "");
      ui.alert(texts(instalmentTexts)(which, { name, amount: formatPrice(limit) }), { type: "warning" });
      return;
    }
    const link = String(asked.link ?? "").replace(
      "{calculate_price}",
      price ? String(Math.round(price * 100) / 100) : "XXX",
    );
    if (/^https?:\/\//i.test(link)) window.open(link, "_blank", "noopener");
    else if (link) await (await gate()).run("instalments", [link]);
  };
