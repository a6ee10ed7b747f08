import { useCallback, useState } from "react";
import { useIsland } from "../../runtime/react/island";
import type { PickupTranslate } from "./texts";

/** Why a wanted place is missing; an empty text means that all is well. */
type Problem = "" | "pickup-map.denied" | "pickup-map.not-found" | "pickup-map.search-failed";

export type Complain = (why: Problem) => void;

/** The message beside the search field. A new one is announced at once. */
export function useProblem(t: PickupTranslate): readonly [text: string, complain: Complain] {
  const { announce } = useIsland();
  const [problem, setProblem] = useState<Problem>("");
  const complain = useCallback(
    (why: Problem) => {
      setProblem(why);
      if (why) announce(t(why), { assertive: true });
    },
    [announce, t],
  );
  return [problem && t(problem), complain];
}
