import type { Strategy } from "./strategy";

/** At once, with the scan. */
export const load: Strategy = (_host, _option, start) => start();
