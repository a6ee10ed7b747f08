import { useEffect, useEffectEvent, useState } from "react";
import type { Basket, BasketLine, Changed, LineRef } from "../../runtime/contracts/basket";
import { quantityText } from "../../runtime/dom/quantity";
import { useIsland } from "../../runtime/react/island";
import { useTexts } from "./use-texts";
import { type Goal, judge, restorable } from "./verdict";

/** What the panel says about the last change, and the line that can be put back. */
export interface Note {
  readonly text: string;
  readonly removed?: BasketLine | undefined;
  /** Something is wrong; with the line of this key, where it is one's. */
  readonly wrong?: string | boolean;
}

/** Changes of the basket from inside the panel. Each of them ends in a note and in one announcement. */
export interface Changes {
  readonly note: Note | null;
  /** Sets a line's quantity; 0 removes it. Resolves true when the server did it. Never rejects. */
  set(line: BasketLine, quantity: number): Promise<boolean>;
  /** Puts a removed line back. */
  restore(line: BasketLine): Promise<boolean>;
  /** Says why something cannot be done with a line. */
  refuse(line: BasketLine, text: string): void;
}

/** How the server knows a line. */
const place = ({ id, size, additional, forPoints }: BasketLine): LineRef => ({
  id: id ?? "",
  size,
  ...(additional && { additional }),
  ...(forPoints && { forPoints }),
});

type Translate = ReturnType<typeof useTexts>;

const inBasket = (t: Translate, { count }: Basket) =>
  t(count > 0 ? "mini-basket.in-basket" : "mini-basket.empty", { count });

/** What is to be shown and said of a change that has come to its end. */
function outcome(t: Translate, goal: Goal, line: BasketLine, asked: number, result: Changed) {
  const { done, text, quantity } = judge(goal, line, asked, result);
  const name = line.name || t("mini-basket.unnamed");
  const own = t(text, { name, quantity: quantityText(quantity) });
  const said = [own, !result.ok && result.message].filter(Boolean).join(" ");
  const basket = result.ok ? result.data : result.basket;
  const rest = basket ? inBasket(t, basket) : t("mini-basket.stale");
  const isGone =
    goal === "mini-basket.removed"
      ? done && !!basket && restorable(line)
      : goal === "mini-basket.restored" && !done;
  const note: Note = {
    text: basket ? said : `${said} ${rest}`,
    removed: isGone ? line : undefined,
    wrong: !done && line.key,
  };
  return { note, spoken: `${said} ${rest}`, done };
}

/** How many changes are under way: they outlive a panel that is closed, and the next one is to know them for its own. */
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
    setNote(null);
    const result = await sent;
    count(-1);
    if (signal.aborted || (!result.ok && result.kind === "aborted")) return false;
    const { note, spoken, done } = outcome(t, goal, line, asked, result);
    setNote(note);
    announce(spoken, { assertive: !done });
    return done;
  };

  // A change from elsewhere (another tab, a script of the theme) is said to who has the panel open.
  const saySo = useEffectEvent((basket: Basket) => {
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
          saySo(now.basket);
      }),
    [store],
  );

  return {
    note,
    set(line, quantity) {
      const { basket } = platform;
      return quantity
        ? change("mini-basket.changed", line, quantity, basket.setQuantity(place(line), quantity))
        : change("mini-basket.removed", line, 0, basket.remove(place(line)));
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
