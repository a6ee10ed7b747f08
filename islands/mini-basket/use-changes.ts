import { useEffect, useEffectEvent, useState } from "react";
import type { Basket, BasketLine, Changed, LineRef } from "../../runtime/contracts/basket";
import { quantityText } from "../../runtime/dom/quantity";
import { useIsland } from "../../runtime/react/island";
import { nameOfLine } from "./name-of-line";
import { useTexts } from "./use-texts";
import { type Goal, judge, restorable } from "./verdict";

/** The panel's note about the last change, and the removed line that can be restored. */
export interface Note {
  readonly text: string;
  readonly removed?: BasketLine | undefined;
  /** Something is wrong; the key of the affected line, if there is one. */
  readonly wrong?: string | boolean;
}

/** Changes of the basket from inside the panel. Each ends in a note and one announcement. */
export interface Changes {
  readonly note: Note | null;
  /** Sets a line's quantity; 0 removes the line. Resolves to true when the server did it. Never rejects. */
  set(line: BasketLine, quantity: number): Promise<boolean>;
  /** Restores a removed line. */
  restore(line: BasketLine): Promise<boolean>;
  /** Shows and announces why a line cannot be changed. */
  refuse(line: BasketLine, text: string): void;
}

/** The keys by which the server knows a line. */
const lineRef = ({ id, size, additional, forPoints }: BasketLine): LineRef => ({
  id: id ?? "",
  size,
  ...(additional && { additional }),
  ...(forPoints && { forPoints }),
});

type Translate = ReturnType<typeof useTexts>;

const inBasket = (t: Translate, { count }: Basket) =>
  t(count > 0 ? "mini-basket.in-basket" : "mini-basket.empty", { count });

/** Makes the note and the announcement of a finished change. */
function outcome(t: Translate, goal: Goal, line: BasketLine, asked: number, result: Changed) {
  const { done, text, quantity } = judge(goal, line, asked, result);
  const name = nameOfLine(line, t);
  const own = t(text, { name, quantity: quantityText(quantity) });
  const message = [own, !result.ok && result.message].filter(Boolean).join(" ");
  const basket = result.ok ? result.data : result.basket;
  const rest = basket ? inBasket(t, basket) : t("mini-basket.stale");
  const isGone =
    goal === "mini-basket.removed"
      ? done && !!basket && restorable(line)
      : goal === "mini-basket.restored" && !done;
  const note: Note = {
    text: basket ? message : `${message} ${rest}`,
    removed: isGone ? line : undefined,
    wrong: !done && line.key,
  };
  return { note, spoken: `${message} ${rest}`, done };
}

/** Number of running changes. They outlive a closed panel, and the next panel must not report them as foreign. */
const running = new WeakMap<object, number>();

export function useChanges(): Changes {
  const { platform, store, announce, signal } = useIsland();
  const t = useTexts();
  const [note, setNote] = useState<Note | null>(null);

  const count = (more: number) => running.set(platform, (running.get(platform) ?? 0) + more);

  const change = async (
    goal: Goal,
    line: BasketLine,
    asked: number,
    sent: Promise<Changed>,
  ): Promise<boolean> => {
    count(1);
    if (goal !== "mini-basket.restored") setNote(null);
    const result = await sent;
    count(-1);
    if (signal.aborted || (!result.ok && result.kind === "aborted")) return false;
    const { note, spoken, done } = outcome(t, goal, line, asked, result);
    setNote(note);
    announce(spoken, { assertive: !done });
    return done;
  };

  // Announces a change from elsewhere (another tab, a script of the theme) while the panel is open.
  const announceOutside = useEffectEvent((basket: Basket) => {
    if (running.get(platform)) return;
    setNote(null);
    announce(`${t("mini-basket.outside")} ${inBasket(t, basket)}`);
  });
  useEffect(platform.basket.prepare, []);
  useEffect(
    () =>
      store.subscribe(({ basket: now }, { basket: before }) => {
        const confirmed = now.status === "current" && before.status === "current";
        if (confirmed && now.basket && before.basket && now.basket.count !== before.basket.count)
          announceOutside(now.basket);
      }),
    [store],
  );

  return {
    note,
    set(line, quantity) {
      const { basket } = platform;
      return quantity
        ? change("mini-basket.changed", line, quantity, basket.setQuantity(lineRef(line), quantity))
        : change("mini-basket.removed", line, 0, basket.remove(lineRef(line)));
    },
    restore(line) {
      const { quantity } = line;
      return change(
        "mini-basket.restored",
        line,
        quantity,
        platform.basket.add({ id: line.id ?? "", size: line.size, quantity }),
      );
    },
    refuse(line, text) {
      setNote({ text, wrong: line.key });
      announce(text, { assertive: true });
    },
  };
}
