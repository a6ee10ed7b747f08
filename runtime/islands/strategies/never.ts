import type { Strategy } from "./strategy";

/** Not by itself: the island's own check opens the host (`mustOpen` of its `early.ts`), its shell, or nobody. */
export const never: Strategy = () => {};
