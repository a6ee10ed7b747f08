import type { Strategy } from "./strategy";

/** Never starts by itself: only the island's own check (`must-open.ts`) or its shell opens it. */
export const never: Strategy = () => {};
