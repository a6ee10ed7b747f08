/** What all parts of the widget share. Its members stay the same, so that only rows whose state changes render again. */
import { createContext, useContext, useMemo } from "react";
import { useIsland, useShop } from "../../runtime/react/island";
import { tagOf } from "../../runtime/texts/languages";
import type { Point } from "./points";
import { type PickupTranslate, texts } from "./texts";
import type { Wanted } from "./wanted";

interface Shared {
  readonly wanted: Wanted;
  readonly t: PickupTranslate;
  /** The page's language, as `Intl` knows it. */
  readonly language: string | undefined;
  /** Numbers that the shopper typed, by point; kept when the list changes. */
  readonly numbers: Map<string, string>;
  choose(point: Point, clientNumber: string): void;
}

const SharedContext = createContext<Shared | null>(null);
export const SharedProvider = SharedContext.Provider;

/** @throws outside of the widget */
export function useShared(): Shared {
  const shared = useContext(SharedContext);
  if (!shared) throw new Error("outside of the widget");
  return shared;
}

/** Makes what a new widget shares. */
export function useNewShared(wanted: Wanted): Shared {
  const { texts: bind, announce } = useIsland();
  const t = useMemo(() => bind(texts), [bind]);
  const language = useShop(({ shop }) => tagOf(shop.languageSymbol));
  const numbers = useMemo(() => new Map<string, string>(), []);
  return useMemo(() => {
    const choose = (point: Point, clientNumber: string) => {
      if (wanted.choose(point, clientNumber)) announce(t("pickup-map.chosen", { name: point.name }));
    };
    return { wanted, t, language, numbers, choose };
  }, [wanted, t, language, numbers, announce]);
}
