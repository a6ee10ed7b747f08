import { type ReactNode, useState } from "react";
import { quantityInSteps, quantityText, readQuantity, steppedQuantity } from "../../runtime/dom/quantity";
import { useTexts } from "./use-texts";

interface LineControlsProps {
  readonly name: string;
  readonly quantity: number;
  /** The quantity is a multiple of this step; `null` when unknown. */
  readonly step: number | null;
  /** The last change of this line was refused, or the typed text is no quantity. */
  readonly wrong: boolean;
  readonly fixed: boolean;
  /** Link to the basket page, when only that page can change the quantity. */
  readonly elsewhere: ReactNode;
  ask(quantity: number, now?: boolean): void;
  refuse(text: string): void;
}

/** Minus, quantity, plus and removal of one line, as native buttons and a native field. */
export function LineControls(props: LineControlsProps) {
  const { name, quantity, step, wrong, fixed, elsewhere, ask, refuse } = props;
  const t = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const less = steppedQuantity(quantity, -(step ?? 1));
  const more = steppedQuantity(quantity, step ?? 1);

  const take = (next: number | null, now?: boolean) => {
    setTyped(null);
    if (next !== null && next !== quantity) ask(next, now);
  };
  const finish = () => {
    if (typed === null) return;
    const next = readQuantity(typed);
    if (next === null) refuse(t("mini-basket.not-a-quantity"));
    take(next === null ? null : quantityInSteps(next, step), true);
  };

  return (
    <>
      {elsewhere ?? (
        <>
          <button
            type="button"
            className="top_basket__step --less"
            aria-label={t("mini-basket.less", { name })}
            aria-disabled={less === null || undefined}
            disabled={fixed}
            onClick={() => take(less)}
          >
            −
          </button>
          <input
            className="top_basket__quantity"
            type="text"
            aria-label={t("mini-basket.quantity", { name })}
            aria-invalid={wrong || undefined}
            inputMode="decimal"
            autoComplete="off"
            disabled={fixed}
            value={typed ?? quantityText(quantity)}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={finish}
            onKeyDown={({ key }) => key === "Enter" && finish()}
          />
          <button
            type="button"
            className="top_basket__step --more"
            aria-label={t("mini-basket.more", { name })}
            disabled={fixed}
            onClick={() => take(more)}
          >
            +
          </button>
        </>
      )}
      <button
        type="button"
        className="top_basket__remove"
        aria-label={t("mini-basket.remove", { name })}
        disabled={fixed}
        onClick={() => ask(0, true)}
      >
        {t("mini-basket.remove-short")}
      </button>
    </>
  );
}
