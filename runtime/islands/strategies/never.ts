import type { Strategy } from "./strategy";

/** Not by itself: the island's own check opens the host (`must-open.ts`), its shell, or nobody. */
export const never: Strategy = () => {};
