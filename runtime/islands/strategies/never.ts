import type { Strategy } from "./strategy";

/** Never starts by itself: only the island's own check (`mustOpen`) or its shell opens it. */
export const never: Strategy = () => {};
