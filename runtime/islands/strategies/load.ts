import type { Strategy } from "./strategy";

/** Starts at once, during the scan. */
export const load: Strategy = (_host, _option, start) => start();
