/**
 * A strategy decides when an island loads. All strategies have this signature; a new one joins `further.ts`.
 * @param host the island's host element
 * @param option the text after the strategy's name: `(min-width: 757px)` in `media (min-width: 757px)`
 * @param start call it once, when the island should load
 * @param signal aborted when the host is removed or the island starts for another reason
 */
export type Strategy = (host: HTMLElement, option: string, start: () => void, signal: AbortSignal) => void;
